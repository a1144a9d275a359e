import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  /** `danger` destroys something or cannot be undone. */
  variant?: 'plain' | 'outlined' | 'primary' | 'danger' | 'icon'
  /** Shows a spinner, keeps its width and ignores presses. */
  loading?: boolean
}

/**
 * The console's button, used on the sign-in page too; plain HTML, because a component library's button costs a tenth of
 * that page.
 */
export function Button({ variant = 'plain', loading = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${variant} ${loading ? 'button-busy' : ''}`}
      // Not `disabled`: that would lose the focus, and with it Escape in dialogs.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">{children}</span>
      {loading && <span className="spinner" role="progressbar" aria-label="Working" />}
    </button>
  )
}
