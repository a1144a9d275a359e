import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'plain' | 'outlined' | 'primary' | 'icon'
  /** Working: it spins, keeps its width and takes no second press. */
  loading?: boolean
}

/** The console's button, on the sign-in page too; plain HTML, because a component library's costs a tenth of the page. */
export function Button({ variant: look = 'plain', loading = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${loading ? 'button-busy' : ''}`}
      // Not `disabled`: a button that is disabled under the finger loses the focus, and with it the dialog's Escape.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">{children}</span>
      {loading && <span className="spinner" role="progressbar" aria-label="Working" />}
    </button>
  )
}
