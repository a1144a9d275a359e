import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { lateCode, useLateCode, type Load } from './lateCode'
import { notify } from './messages/notify'
import { PartMissing, type Room } from './PartMissing'
import { reloadPage } from './reloadPage'

/** A component whose code is a chunk of its own. It costs no more than its own place when it cannot be fetched, or fails. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is shown; whether it is here then. */
  preload: () => Promise<boolean>
}

interface InlineOptions {
  room?: Room
  /** What stands in the place until the code is here. */
  waiting?: ReactNode
  /** Asked when the code cannot be fetched: whether there is another way than the sentence. */
  onMissing?: () => Promise<boolean>
}

/** A part that has its place in the page: without its code a sentence stands there, and Reload. */
export function inlinePart<Props extends object>(
  load: Load<Props>,
  { room = 'part', waiting, onMissing }: InlineOptions = {},
): LazyPart<Props> {
  const code = lateCode(load)
  function InlinePart(props: Props) {
    const { Code, isMissing, again } = useLateCode(code, onMissing)
    if (isMissing) return <PartMissing room={room} again={again} />
    if (!Code) return waiting
    return (
      <ErrorBoundary instead={<PartMissing room={room} />}>
        <Code {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(InlinePart, { preload: code.preload })
}

interface Closing {
  onClose: () => void
}

/**
 * A dialog, a menu or a drawer: without its code a message says so and it is closed again, so that the next press tries
 * anew. `instead` may do another way what it is for.
 */
export function overlayPart<Props extends object>(
  load: Load<Props>,
  instead = ({ onClose }: Props & Closing) => {
    tellMissing()
    onClose()
  },
): LazyPart<Props & Closing> {
  const code = lateCode(load)
  function OverlayPart(props: Props & Closing) {
    const giveUp = () => instead(props)
    const { Code } = useLateCode(code, () => {
      giveUp()
      return Promise.resolve(true)
    })
    if (!Code) return null
    return (
      <ErrorBoundary instead={null} onFailed={giveUp}>
        <Code {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(OverlayPart, { preload: code.preload })
}

/** Says that what was pressed cannot open now. */
export function tellMissing() {
  if (navigator.onLine)
    notify.error('This part of the console is missing. Try again, or reload the page.', undefined, {
      label: 'Reload',
      run: reloadPage,
    })
  else notify.error('This could not be fetched. Try again when you are online.')
}
