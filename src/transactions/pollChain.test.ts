import { listenInEachTest } from '../testing/virtual/talk'
import { sent, states } from '../testing/virtual/sentOnce'

listenInEachTest()

it.each([
  ['find nothing new', false],
  ['find the nodes as silent as before', true],
])('dispatches nothing while the polls %s', async (_what, down) => {
  const { chain, clock, tab } = await sent()
  chain.state.down = down
  await clock.pass(10_000)
  const heard = jest.fn()
  tab.store.subscribe(heard)
  await clock.pass(60_000)
  expect(heard).not.toHaveBeenCalled()
})

it('asks which chain it is as soon as silent nodes answer again, however high their newest block is', async () => {
  const { chain, clock, tab } = await sent()
  chain.state.down = true
  await clock.pass(10_000)
  chain.restart()
  for (let block = 0; block < 200; block += 1) chain.mine()
  chain.state.down = false
  await clock.pass(15_000)
  expect(states(tab)).toEqual(['chainReset'])
})
