import { asked, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'

listenInEachTest()

it('takes a hash that no node has seen for five minutes for one that only the wallet knows, and not before', async () => {
  const { clock, tab, wish } = await asked()
  wish.answer(`0x${'7'.repeat(64)}`)
  await clock.pass(299_000)
  expect(states(tab)).toEqual(['submitted'])
  await clock.pass(20_000)
  expect(tab.records()).toMatchObject([{ state: 'unknown', reason: 'The network has never seen this transaction.' }])
})

it('searches twenty times for what has used its number before it takes the outcome for unknown', async () => {
  const { chain, clock, tab } = await sent()
  chain.state.unindexed = 'all'
  // So many blocks that the one in which the number was used is no longer searched.
  for (let block = 0; block < 140; block += 1) chain.mine()
  const searches = new Set<number>()
  for (let seconds = 0; seconds < 120; seconds += 1) {
    await clock.pass(1_000)
    for (const record of tab.records()) if (record.state === 'replacedMaybe') searches.add(record.polls)
  }
  expect(states(tab)).toEqual(['unknown'])
  expect(Math.max(...searches)).toBe(20)
})
