/** Stores the wallet of an earlier visit, which is connected again when the page opens: the one of `fakeWallet`. */
export const keepWallet = () =>
  window.localStorage.setItem('wallet.last', JSON.stringify({ id: 'test', name: 'Test Wallet' }))
