import { createListeners } from './listeners'

it('tells each listener until it is removed', () => {
  const [subscribe, tell] = createListeners<string>()
  const [first, second] = [jest.fn(), jest.fn()]
  const remove = subscribe(first)
  subscribe(second)
  tell('one')
  remove()
  tell('two')
  expect(first.mock.calls).toEqual([['one']])
  expect(second.mock.calls).toEqual([['one'], ['two']])
})
