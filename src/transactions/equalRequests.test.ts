import { ask, asked, sent, states } from '../testing/virtual/sentOnce'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { hashOf } from './transactionFacts'

const said = listenInEachTest()
const successes = () => said.filter((text) => text.startsWith('success'))

/** Two requests for the same call; the wallet answers the first as given, and `second` is not answered yet. */
async function askedTwice(answerFirst: (wish: Awaited<ReturnType<typeof asked>>['wish']) => void) {
  const world = await asked()
  answerFirst(world.wish)
  await turn()
  await ask(world.tab)
  return { ...world, second: world.wallet.requests[1] }
}

it('counts one transaction for one of two equal requests only, and leaves the other unknown', async () => {
  const { chain, clock, tab, second } = await askedTwice((wish) => wish.reject({ code: -32603 }))
  second?.accept({ answer: false })
  second?.reject({ code: -32603 })
  chain.mine()
  await clock.pass(20_000)
  expect(states(tab).sort()).toEqual(['confirmed', 'unknown'])
  expect(successes()).toEqual(['success: Vesting 1 Released'])
})

it.each<[string, string, Parameters<typeof askedTwice>[0]]>([
  ['has another hash', 'replacedMaybe', (wish) => wish.answer(`0x${'f'.repeat(64)}`)],
  ['is unknown', 'unknown', (wish) => wish.reject({ code: -32603 })],
])(
  'does not count for one request that %s what the wallet has sent for an equal one that it has not answered yet',
  async (_what, state, answerFirst) => {
    const { chain, clock, tab, second } = await askedTwice(answerFirst)
    second?.accept({ answer: false })
    chain.mine()
    await clock.pass(20_000)
    expect(states(tab).sort()).toEqual(['awaitingSignature', state])
    second?.answer()
    await clock.pass(20_000)
    expect(states(tab).sort()).toEqual(['confirmed', 'unknown'])
    expect(successes()).toEqual(['success: Vesting 1 Released'])
  },
)

it('counts what has replaced both of two equal requests with one number for one of them only', async () => {
  const { chain, clock, tab, transaction, wallet } = await sent()
  await ask(tab)
  const edited = chain.replace(transaction)
  wallet.requests[1]?.answer(edited.hash)
  await clock.pass(2_500)
  const faster = chain.replace(edited)
  chain.mine()
  await clock.pass(20_000)
  expect(states(tab).sort()).toEqual(['confirmed', 'replaced'])
  expect(tab.records().filter((record) => hashOf(record) === faster.hash)).toHaveLength(1)
  expect(successes()).toEqual(['success: Vesting 1 Released'])
})

it('counts one transaction once when two tabs find it at the same time for two equal requests', async () => {
  const { chain, clock, tab, openTab, second } = await askedTwice((wish) => wish.reject({ code: -32603 }))
  const other = await openTab()
  chain.state.down = true
  second?.accept({ answer: false })
  second?.answer(`0x${'f'.repeat(64)}`)
  chain.mine()
  await clock.pass(60_000)
  chain.state.down = false
  for (let look = 0; look < 3; look += 1) {
    for (const one of [tab, other]) one.setVisible(true)
    await turn()
  }
  await clock.pass(60_000)
  const found = tab.records().flatMap((record) => hashOf(record) ?? [])
  expect(new Set(found).size).toBe(found.length)
  expect(successes()).toEqual(['success: Vesting 1 Released'])
})

it('counts one transaction for one of two equal requests only where the node writes hashes in capitals', async () => {
  const { chain, clock, tab, second } = await askedTwice((wish) => wish.reject({ code: -32603 }))
  const request = chain.rpc.request.bind(chain.rpc)
  chain.rpc.request = async (method, params = []) => {
    const given = params.map((one) => (typeof one === 'string' ? one.toLowerCase() : one))
    const text = JSON.stringify(await request(method, given))
    const answer: unknown = JSON.parse(text.replace(/(?<=ash":"0x)\w+/g, (digits) => digits.toUpperCase()))
    return answer
  }
  // Until a hash has a letter.
  for (let mined = 0; mined < 10; mined += 1) chain.mine()
  const transaction = second?.accept()
  expect(transaction?.hash).toMatch(/[a-f]$/)
  chain.mine()
  await clock.pass(60_000)
  expect(states(tab).sort()).toEqual(['confirmed', 'unknown'])
  expect(successes()).toEqual(['success: Vesting 1 Released'])
})
