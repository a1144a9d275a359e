/**
 * All of Node's types that the console's code may use: only what the build replaces. Packages that reference Node's
 * types (`ethers`, `@web3-onboard/core`) get these, so that Node's globals stay undeclared in browser code.
 */
declare const process: {
  readonly env: {
    readonly NODE_ENV: 'development' | 'production'
    readonly CONSOLE_VERSION: string
    readonly WITHOUT_WALLETCONNECT?: boolean
  }
}
