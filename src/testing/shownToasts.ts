import { screen } from '@testing-library/react'

/** The visible messages, errors marked as such. */
export const toasts = (): string[] =>
  [...document.querySelectorAll('.toast')].map((toast) => {
    const text = toast.querySelector('.toast-text')?.textContent ?? ''
    return toast.classList.contains('toast-error') ? `error: ${text}` : text
  })

/** Waits until a message with this text is shown. */
export const toast = (text: string) => screen.findByText(text, { selector: '.toast-text' })
