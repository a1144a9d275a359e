import type { Eip1193Provider } from '../../chain/eip1193'

/** Whether something can be asked as a wallet is. */
export const isProvider = (value: unknown): value is Eip1193Provider =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

const maxIconLength = 100_000

/** Only an image that is all in its address: any other would tell a foreign host of this page. */
export const shownIcon = (icon: string | undefined) =>
  icon?.startsWith('data:image/') && icon.length <= maxIconLength ? { icon } : {}
