import type { Eip1193Provider } from '../../chain/eip1193'

/** Whether a value has the form of an EIP-1193 provider. */
export const isProvider = (value: unknown): value is Eip1193Provider =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

const maxIconLength = 100_000

/** Only `data:` images: any other address would tell a foreign host about this page. */
export const shownIcon = (icon: string | undefined) =>
  icon?.startsWith('data:image/') && icon.length <= maxIconLength ? { icon } : {}
