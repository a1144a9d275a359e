import { waitFor, within } from '@testing-library/react'
import { ether } from '../testing/ether'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { chainServer } from '../testing/chainServer'
import { account, fakeWallet } from '../testing/fakeWallet'
import { keepWallet } from '../testing/keptWallet'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'

it('shows in the dialog of the wallet what its account holds, or why that is not known, and reads it again when asked to', async () => {
  keepSession('super-admin')
  keepWallet()
  campaignServer(campaign())
  const held = { [account.toLowerCase()]: 3n * ether }
  const node = chainServer({ native: held, tokens: { [account.toLowerCase()]: 1_234n * ether } })
  node.mode = 'refused'
  // Then nothing is read again by itself.
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const wallet = fakeWallet()
  const { screen, user } = renderApp('/campaign', { wallet: () => Promise.resolve(wallet.port) })
  await user.click(await screen.findByRole('button', { name: /^Your wallet/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('alert')).toHaveTextContent("Local Chain A isn't responding.")
  node.mode = 'up'
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  const token = await dialog.findByText('1,234.00 SSDX')
  await waitFor(() => expect(token.closest('p')).toHaveTextContent(/^3\.00\sETH1,234\.00\sSSDX$/))
  expect(dialog.queryByRole('alert')).toBeNull()
})
