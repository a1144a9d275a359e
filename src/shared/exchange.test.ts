import { createExchange } from './exchange'

it('gives a value under its own key until it is taken or dropped', () => {
  const { hold, read, take, drop } = createExchange<string>()
  const [first, second] = [hold('one'), hold('two')]
  expect(first).not.toBe(second)
  expect([read(first), read(first), take(second)]).toEqual(['one', 'one', 'two'])
  drop(first)
  expect([read(first), take(second)]).toEqual([undefined, undefined])
})
