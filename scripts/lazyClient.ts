export const lazyPath = '/lazy-parts/'

interface Part {
  readonly data: string
  /** Whether it is compiled already. */
  readonly active: boolean
  readonly onError: (error: unknown) => void
}

/** Asks for a part: run by the page, in place of webpack's client, which would keep one of the six connections to a host for each tab. */
export function keepAlive({ data, active, onError }: Part): () => void {
  if (!active) fetch(lazyPath + data).catch(onError)
  return () => undefined
}
