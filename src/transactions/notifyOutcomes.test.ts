import { chainBaseApi } from '../api/chainBaseApi'
import { listenInEachTest } from '../testing/virtual/talk'
import { sent, states } from '../testing/virtual/sentOnce'
import { turn } from '../testing/virtual/virtualBrowser'
import { recordPrefix } from './firstRecord'
import { approvalDone } from './stateText'

const said = listenInEachTest()

it('has what a transaction may change read again when it comes into a block or leaves it, and not in between', async () => {
  const { chain, clock } = await sent()
  const readAgain = jest.spyOn(chainBaseApi.util, 'invalidateTags')
  await clock.pass(60_000)
  expect(readAgain).not.toHaveBeenCalled()
  chain.mine()
  await clock.pass(60_000)
  expect(readAgain.mock.calls).toEqual([[['Stake', 'Vesting', 'Balance']]])
  chain.reorganise(1)
  await clock.pass(60_000)
  expect(readAgain).toHaveBeenCalledTimes(2)
})

it('shows what another tab has stored of a transaction as soon as it says its success', async () => {
  const { chain, clock, storage, tab } = await sent({ confirmations: 3 })
  tab.setVisible(false)
  chain.mine()
  await clock.pass(3_000)
  expect(states(tab)).toEqual(['confirming'])
  for (const record of tab.records()) {
    const later = { ...record, rev: record.rev + 1, state: 'confirmed', endedAt: clock.now() }
    storage.kept.set(recordPrefix + record.id, JSON.stringify(later))
  }
  tab.setVisible(true)
  await turn()
  expect([states(tab), said]).toEqual([['confirmed'], ['success: Vesting 1 Released']])
})

it('says that an approval has failed also when a vesting was sent since', async () => {
  const { clock, openTab, storage, tab } = await sent()
  const [record] = tab.records()
  if (!record) throw new Error('Nothing was sent')
  tab.close()
  const ended = { ...record, id: 'approval', kind: 'approve', done: approvalDone, state: 'chainReset' }
  const vesting = { ...record, kind: 'addVesting', createdAt: clock.now() }
  for (const one of [{ ...ended, endedAt: clock.now() }, vesting])
    storage.kept.set(recordPrefix + one.id, JSON.stringify(one))
  await openTab()
  expect(said).toEqual(['info: Approve Tokens: The network was reset, so this transaction is no longer on it'])
})
