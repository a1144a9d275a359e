/** An error with the code a wallet answers with (EIP-1193, EIP-1474, EIP-3085). */
export class WalletError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
    this.name = 'WalletError'
  }
}

export const refused = () => new WalletError(4001, 'User rejected the request.')
export const unauthorized = () => new WalletError(4100, 'This site is not connected to the Sandbox Wallet.')
export const unsupported = (method: string) => new WalletError(4200, `The Sandbox Wallet does not do ${method}.`)
export const unknownChain = (id: string) => new WalletError(4902, `The Sandbox Wallet does not know chain ${id}.`)
export const invalid = (message: string) => new WalletError(-32602, message)
