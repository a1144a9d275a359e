import { listen } from '../testing/virtual/talk'
import { sent } from '../testing/virtual/sentOnce'

beforeEach(listen)

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
