/**
 * All that the console's code may see of Node: what the build replaces. Packages that ask for the types of Node
 * (`ethers`, `@web3-onboard/core`) get these, so that none of Node's globals is known in a browser.
 */
declare const process: {
  readonly env: { readonly NODE_ENV: 'development' | 'production'; readonly CONSOLE_VERSION: string }
}
