import { createTransactionPorts } from '../transactions/transactionPorts'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { chainServer } from '../testing/chainServer'
import { keepTransaction } from '../testing/keptTransaction'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'

beforeEach(() => {
  keepSession('super-admin')
  campaignServer(campaign())
  chainServer({})
})

/** Opens the console at an address; `engine` is called when the transaction engine is fetched. */
function open(address: string) {
  const ports = createTransactionPorts(window)
  const engine = jest.fn(() => Promise.resolve(ports))
  return { ...renderApp(address, { transactionPorts: engine }), engine }
}

const waiting = { state: 'unknown', since: Date.now(), reason: 'The wallet did not answer.' }

it('fetches no engine for somebody who has sent nothing, until the list is opened', async () => {
  const { screen, user, engine } = open('/campaign')
  const button = await screen.findByRole('button', { name: 'Transactions' })
  await screen.findByText('City tour')
  expect(engine).not.toHaveBeenCalled()

  await user.click(button)
  expect(await screen.findByText('No Transactions')).toBeVisible()
  expect(engine).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(button).toHaveFocus()
})

it('follows what an earlier visit has sent, on every page', async () => {
  keepTransaction('a', waiting)
  const { screen } = open('/campaign')
  expect(await screen.findByRole('button', { name: 'Transactions, 1 open' })).toBeVisible()
})

it('follows what another tab sends first', async () => {
  const { screen, engine } = open('/campaign')
  await screen.findByRole('button', { name: 'Transactions' })
  keepTransaction('a', waiting)
  expect(engine).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'tx.v1.a', newValue: '{}' }))
  expect(await screen.findByRole('button', { name: 'Transactions, 1 open' })).toBeVisible()
})

it('fetches the engine with a screen that sends, and not with one that only reads', async () => {
  const { screen, user, engine } = open('/staking')
  expect(await screen.findByRole('heading', { level: 1, name: 'Stakings' })).toBeVisible()
  expect(engine).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Vesting' }))
  expect(await screen.findByRole('button', { name: 'Add Vest' })).toBeVisible()
  expect(engine).toHaveBeenCalledTimes(1)
})
