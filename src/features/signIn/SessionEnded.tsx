import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { signOutRequested } from '../../session/sessionSlice'
import { selectSignIn } from '../../session/signInSlice'
import { Button } from '../../ui/Button'
import { createPlace, messagesPlace } from '../../ui/messages/messagesPlace'
import { SignInForm } from './SignInForm'
import { signInBy } from './signIn'

/**
 * The sign-in over a page whose session the server has ended. The page stays behind it, unreadable and inert: a modal
 * <dialog> is above everything, including MUI's dialogs, traps the focus and restores it.
 */
export default function SessionEnded({ email }: { email: string }) {
  const id = useId()
  const dispatch = useDispatch()
  const isSending = useSelector(selectSignIn) === 'sending'
  const [{ outer, inner }] = useState(createPlace)
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const open = () => {
      dialog.showModal()
      const fields = [...dialog.querySelectorAll('input')]
      fields.find(({ value }) => !value)?.focus()
    }
    document.documentElement.classList.add('behind-sign-in')
    document.body.append(outer)
    moveMessages(dialog)
    open()
    // Browsers close a <dialog> at a second Escape even if the first one was prevented; then it is opened again.
    dialog.addEventListener('close', open)
    return () => {
      dialog.removeEventListener('close', open)
      moveMessages(document.body)
      document.documentElement.classList.remove('behind-sign-in')
      dialog.close()
      outer.remove()
    }
  }, [outer])

  return createPortal(
    <dialog
      ref={ref}
      className="session-ended"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <div>
        <h2 id={id}>Your session has ended</h2>
        <p id={`${id}-text`}>Sign in again to continue. The page is as you left it, including anything you typed.</p>
        <SignInForm email={email} signIn={signInBy(dispatch, isSending)} />
        <Button onClick={() => dispatch(signOutRequested())}>Leave</Button>
      </div>
    </dialog>,
    inner,
  )
}

/** Screen readers read out an alert wherever it is inserted; these have been read out already. */
function moveMessages(to: HTMLElement) {
  for (const toast of messagesPlace.outer.querySelectorAll('[role=alert]')) toast.removeAttribute('role')
  to.append(messagesPlace.outer)
}
