export const lazyPath = '/lazy-parts/'

interface Part {
  readonly data: string
  /** Whether the part is compiled already. */
  readonly active: boolean
  readonly onError: (error: unknown) => void
}

/**
 * Requests a part. The page runs this in place of webpack's client, which would keep one of the six connections to a host open
 * for each tab.
 */
export function keepAlive({ data, active, onError }: Part): () => void {
  if (!active) fetch(lazyPath + data).catch(onError)
  return () => undefined
}
