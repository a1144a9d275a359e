import { act, render, screen } from '@testing-library/react'
import { useRowPlaces } from './rowPlaces'

interface ListProps {
  rows: readonly { id: string }[]
}

function List({ rows }: ListProps) {
  const { keys, pin } = useRowPlaces(rows)
  return rows.map(({ id }, index) => (
    <button key={keys[index]} onFocus={() => pin(keys[index])}>
      {id}
    </button>
  ))
}

/** A list with a row for each letter; `show` replaces the letters. */
function open(letters: string) {
  const listOf = (ids: string) => <List rows={Array.from(ids, (id) => ({ id }))} />
  const { rerender } = render(listOf(letters))
  return { show: (ids: string) => rerender(listOf(ids)) }
}

const place = (name: string) => screen.getByRole('button', { name })
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('writes new rows into the places of those that left, in the order of the list', () => {
  const { show } = open('abc')
  const [first, second, third] = screen.getAllByRole('button')
  show('dbef')
  expect(names()).toEqual(['d', 'b', 'e', 'f'])
  expect([place('d'), place('b'), place('e')]).toEqual([first, second, third])
})

it('keeps the place of a row that stays, wherever it goes', () => {
  const { show } = open('abc')
  const c = place('c')
  show('xyc')
  show('cz')
  expect(names()).toEqual(['c', 'z'])
  expect(place('c')).toBe(c)
})

it('moves no place when most rows are others', () => {
  const { show } = open('abcd')
  const places = screen.getAllByRole('button')
  show('dxyz')
  expect(names()).toEqual(['d', 'x', 'y', 'z'])
  expect(screen.getAllByRole('button').map((button) => places.indexOf(button))).toEqual([0, 1, 2, 3])
})

it('keeps the place of the row that has the focus when most rows are others', () => {
  const { show } = open('abcd')
  const d = place('d')
  act(() => d.focus())
  show('dxyz')
  expect(place('d')).toBe(d)
  expect(d).toHaveFocus()
})

it('gives the place of the row that has the focus to no other row', () => {
  const { show } = open('ab')
  const b = place('b')
  act(() => b.focus())
  show('cd')
  expect(b).not.toBeInTheDocument()
  expect(names()).toEqual(['c', 'd'])
  expect(document.body).toHaveFocus()
})

it('has a place for each row also where rows have one id, and leaves none of them behind', () => {
  const { show } = open('aaab')
  expect(names()).toEqual(['a', 'a', 'a', 'b'])
  show('cdaa')
  expect(names()).toEqual(['c', 'd', 'a', 'a'])
  show('ef')
  expect(names()).toEqual(['e', 'f'])
})
