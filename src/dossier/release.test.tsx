import { waitFor, within } from '@testing-library/react'
import { chainServer } from '../testing/chainServer'
import { dossierServer } from '../testing/dossierServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { account, fakeProvider, fakeWallet, otherAccount } from '../testing/fakeWallet'
import { keepWallet } from '../testing/keptWallet'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'
import { chainB } from '../testing/testChains'

afterEach(() => window.sessionStorage.clear())

it('releases from the panel what is claimable for the person shown, who need not be the connected account', async () => {
  keepSession('super-admin')
  emptyPlatform()
  dossierServer()
  const ether = 10n ** 18n
  const schedule = { creator: account, amount: 100n * ether, startTime: 0, cliff: 0, duration: 10, released: 0n }
  const schedules = { [otherAccount.toLowerCase()]: [schedule] }
  chainServer({ time: 1_800_000_000, owner: account, native: { [account.toLowerCase()]: ether }, schedules })
  chainServer({ chain: chainB })
  keepWallet()
  const { port } = fakeWallet(fakeProvider())
  const { screen, user } = renderApp(`/users?who=${otherAccount}`, { wallet: () => Promise.resolve(port) })
  const panel = within(await screen.findByRole('dialog', { name: /^Who is/ }))
  await user.click(await panel.findByRole('button', { name: 'Release Vest' }))
  const dialog = await screen.findByRole('dialog', { name: 'Release Vesting' })
  await waitFor(() => expect(dialog).toHaveTextContent(`Release 100.00 SSDX to ${otherAccount}`))
})
