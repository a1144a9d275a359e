import { waitFor, within } from '@testing-library/react'
import { ether } from '../testing/ether'
import { chainServer } from '../testing/chainServer'
import { dossierServer } from '../testing/dossierServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { account, fakeProvider, fakeWallet, otherAccount } from '../testing/fakeWallet'
import { keepWallet } from '../testing/keptWallet'
import { renderApp } from '../testing/renderApp'
import { gate, settled } from '../testing/requests'
import { keepSession } from '../testing/signedInStore'
import { chainB } from '../testing/testChains'

/** Opens the panel of somebody else, who has 100 tokens to claim. */
async function openPanel() {
  keepSession('super-admin')
  emptyPlatform()
  dossierServer()
  const schedule = { creator: account, amount: 100n * ether, startTime: 0, cliff: 0, duration: 10, released: 0n }
  const schedules = { [otherAccount.toLowerCase()]: [schedule] }
  const native = { [account.toLowerCase()]: ether }
  const node = chainServer({ time: 1_800_000_000, owner: account, native, schedules })
  chainServer({ chain: chainB })
  keepWallet()
  const { port } = fakeWallet(fakeProvider())
  const app = renderApp(`/users?who=${otherAccount}`, { wallet: () => Promise.resolve(port) })
  const panel = within(await app.screen.findByRole('dialog', { name: /^Who is/ }))
  return { ...app, node, release: await panel.findByRole('button', { name: 'Release Vest' }) }
}

it('releases from the panel what is claimable for the person shown, who need not be the connected account', async () => {
  const { screen, user, release } = await openPanel()
  await user.click(release)
  const dialog = await screen.findByRole('dialog', { name: 'Release Vesting' })
  await waitFor(() => expect(dialog).toHaveTextContent(`Release 100.00 SSDX to ${otherAccount}`))
})

it('shows that a release is being prepared while the node does not answer', async () => {
  const { screen, user, store, node, release } = await openPanel()
  await settled(store)
  const held = gate()
  node.hold = held.open
  await user.click(release)
  expect(release).toHaveAttribute('aria-busy', 'true')
  held.release()
  await screen.findByRole('dialog', { name: 'Release Vesting' })
})
