import type { RowOutcome } from './outcome'

/** The failed call's id in the server's log, if the outcome has one. */
export const requestIdIn = (outcome: RowOutcome) => ('requestId' in outcome ? outcome.requestId : undefined)
