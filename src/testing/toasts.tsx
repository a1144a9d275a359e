import { render, screen } from '@testing-library/react'
import { Notifications } from '../ui/Notifications'
import './browserLike'

/** The place of the messages alone, for tests of sagas. */
export const renderToasts = () => void render(<Notifications />)

/** The messages on the screen now, errors marked as such. */
export const toasts = (): string[] =>
  [...document.querySelectorAll('.toast')].map((toast) => {
    const text = toast.querySelector('.toast-text')?.textContent ?? ''
    return toast.getAttribute('role') === 'alert' ? `error: ${text}` : text
  })

/** Waits until a message with this text is shown. */
export const toast = (text: string) => screen.findByText(text, { selector: '.toast-text' })
