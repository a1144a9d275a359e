import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { signInPath } from '../config/paths'
import type { SignInPageProps } from '../features/signIn/SignInPage'
import { notifyMissing } from '../ui/lazyPart'
import { Loading } from '../ui/Loading'
import { PartMissing } from '../ui/PartMissing'
import { moveToSignIn } from './askedFor'
import { reloadOnce } from './reloadOnce'
import { useConsole, useIntent, type ConsoleSource } from './useConsole'
import { Waiting } from './Waiting'

interface RootProps extends ConsoleSource {
  appName: string
  /** What the document begins with: the sign-in page, or the frame of the console for whoever has a session. */
  entry: 'signIn' | 'console'
  /** The one-time token of an invitation's link. */
  invitation?: string | undefined
  /** Whether the console has something to do though nobody has touched the page. */
  isWanted?: boolean
  SignInPage: ComponentType<SignInPageProps>
  /** Shows the messages. */
  messages: ReactNode
}

/** The sign-in page or the console, whose code comes for whoever needs it. */
export function Root({
  appName,
  entry,
  invitation: invited,
  isWanted = invited !== undefined,
  SignInPage,
  messages,
  ...source
}: RootProps) {
  const { console, status, signIn, open } = useConsole(source)
  const [invitation, setInvitation] = useState(invited)
  const [accepted, setAccepted] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const isOpen = status === 'open'
  const isAwaited = entry === 'console' && !console

  const openOrTell = useCallback(async () => {
    const hasCome = await open()
    if (!hasCome) notifyMissing()
    return hasCome
  }, [open])
  useIntent(!console && !isAwaited, open)
  useEffect(() => {
    if (isAwaited && !isMissing) void open().then(async (hasCome) => setMissing(!hasCome && !(await reloadOnce())))
    if (!isAwaited && isWanted) void openOrTell()
  }, [isAwaited, isMissing, isWanted, open, openOrTell])
  useEffect(() => {
    if (!isOpen && !isAwaited) moveToSignIn(console?.resumes() ?? true)
  }, [isOpen, isAwaited, console])

  const leaveInvitation = (email?: string) => {
    setAccepted(email)
    window.history.replaceState(null, '', signInPath)
    setInvitation(undefined)
  }
  const invitedForm = () => {
    if (invitation === undefined) return undefined
    return console ? <console.Invited invitation={invitation} onDone={leaveInvitation} /> : <Loading />
  }
  const page = () => {
    if (isAwaited) return isMissing ? <PartMissing room="page" again={() => setMissing(false)} /> : <Waiting />
    if (console && isOpen && invitation === undefined) return <console.Signed />
    const form = { email: accepted, signIn, onEarly: openOrTell }
    return <SignInPage appName={appName} form={form} invitation={invitedForm()} />
  }
  return (
    <>
      {messages}
      {page()}
    </>
  )
}
