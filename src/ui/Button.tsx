import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'outlined' | 'primary' | 'icon'
  /** Working: it spins, keeps its width and takes no second press. */
  loading?: boolean
}

/** The console's button, on the sign-in page too; plain HTML, because a component library's costs a tenth of the page. */
export function Button({ look = 'plain', loading = false, disabled, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${loading ? 'button-busy' : ''} ${className}`}
      disabled={disabled === true || loading}
      aria-busy={loading}
    >
      <span className="button-label">{children}</span>
      {loading && <span className="spinner" role="progressbar" aria-label="Working" />}
    </button>
  )
}
