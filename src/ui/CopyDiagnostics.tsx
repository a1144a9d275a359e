import { createContext, useContext, type ComponentProps } from 'react'
import { Button } from './Button'

/** Copies what support needs; undefined where nobody offers it. */
export const CopyDiagnosticsContext = createContext<(() => void) | undefined>(undefined)

/** Stands beside what says that the console itself has failed. */
export function CopyDiagnostics({ variant }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const copy = useContext(CopyDiagnosticsContext)
  return (
    copy && (
      <Button variant={variant} onClick={copy}>
        Copy diagnostics
      </Button>
    )
  )
}
