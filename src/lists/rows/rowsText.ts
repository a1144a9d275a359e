import { formatCount } from '../../shared/amounts'

/** "1 row", "1,032 rows" */
export const rowsText = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)
