import { render, screen } from '@testing-library/react'
import Snackbars from '../ui/Snackbars'
import { messagesPlace } from '../ui/messagesPlace'
import './browserLike'

/** The place of the messages alone, for tests of sagas. */
export function renderToasts() {
  document.body.append(messagesPlace.outer)
  render(<Snackbars />)
}

/** The messages on the screen now, errors marked as such. */
export const toasts = (): string[] =>
  [...document.querySelectorAll('.toast')].map((toast) => {
    const text = toast.querySelector('.toast-text')?.textContent ?? ''
    return toast.getAttribute('role') === 'alert' ? `error: ${text}` : text
  })

/** Waits until a message with this text is shown. */
export const toast = (text: string) => screen.findByText(text, { selector: '.toast-text' })
