import { coinText, feeText } from './callWords'

it.each([
  [0n, '0 ETH', '0 ETH'],
  [460_000_000_000n, '0.000001 ETH', '<0.000001 ETH'],
  [1_000_000_000_000n, '0.000001 ETH', '0.000001 ETH'],
  [1_800_000_000_000n, '0.000002 ETH', '0.000001 ETH'],
  [10n ** 18n, '1 ETH', '1 ETH'],
])('writes %s wei as the fee %s and as the balance %s', (wei, fee, balance) => {
  expect([feeText(wei, 'ETH'), coinText(wei, 'ETH')]).toEqual([fee, balance])
})
