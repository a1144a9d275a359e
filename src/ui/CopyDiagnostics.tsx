import { createContext, use, type ComponentProps } from 'react'
import { Button } from './Button'

/** Copies what support needs; undefined if nothing provides it. */
export const CopyDiagnosticsContext = createContext<(() => void) | undefined>(undefined)

/** A button beside a message that the console itself has failed. */
export function CopyDiagnostics({ variant }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const copy = use(CopyDiagnosticsContext)
  return (
    copy && (
      <Button variant={variant} onClick={copy}>
        Copy diagnostics
      </Button>
    )
  )
}
