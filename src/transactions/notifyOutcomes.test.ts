import { chainBaseApi } from '../api/chainBaseApi'
import { listen } from '../testing/virtual/talk'
import { sent } from '../testing/virtual/sentOnce'

beforeEach(listen)

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
