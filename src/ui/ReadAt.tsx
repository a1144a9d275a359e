import { formatTimeOf } from '../shared/dates'

export interface ReadAtProps {
  /** When the data was read, in milliseconds since 1970; undefined before. */
  at: number | undefined
  /** Where from, if not from the server. */
  from?: string | undefined
}

/** When data was read and where from: for screen readers, and for eyes while its surroundings are pointed at or have the focus. */
export const ReadAt = ({ at, from = 'the server' }: ReadAtProps) =>
  at !== undefined && <small className="read-at">{`Read ${formatTimeOf(new Date(at).toISOString())} from ${from}`}</small>
