import { asCome } from './heldRows'
import { holdRows } from './holdRows'

const nobody = { by: {} }
const rows = (...texts: string[]) => texts.map((text) => ({ id: text[0] ?? '', text }))
const shown = ({ rows: held }: { rows: readonly { text: string }[] }) => held.map(({ text }) => text)
const held = asCome(rows('a', 'b', 'c', 'd'))

it('keeps each row in its place, with its new content and who has changed it', () => {
  const now = holdRows(held, rows('d', 'a', 'b2', 'c'), { by: { b: 'Bo' } })
  expect(shown(now)).toEqual(['a', 'b2', 'c', 'd'])
  expect([...now.marks]).toEqual([['b', { by: 'Bo', isGone: false, text: 'Changed by Bo just now' }]])
  expect(now.rows[0]).toBe(held.rows[0])
  expect(now.fresh).toBe(0)
})

it('marks no row whose links were signed anew or that got its thumbnail, and shows the new ones', () => {
  const task = (signature: string, thumbnail: string) => ({
    id: 'a',
    media: `/media/1.mp4?expires=17&signature=${signature}`,
    thumbnail,
  })
  const now = holdRows(asCome([task('x', '')]), [task('y', '/media/1.jpg')], { by: { a: 'Bo' } })
  expect(now.rows).toEqual([task('y', '/media/1.jpg')])
  expect(now.marks.size).toBe(0)
})

it('counts new rows, and says nothing of those that they push to the next page', () => {
  const now = holdRows(held, rows('x', 'y', 'a', 'b'), nobody)
  expect(shown(now)).toEqual(['a', 'b', 'c', 'd'])
  expect([now.fresh, now.marks.size]).toEqual([2, 0])
})

it('marks rows that have left the page, and those that somebody has changed even at its end', () => {
  const now = holdRows(held, rows('x', 'a', 'c'), { by: { d: 'Bo' } })
  expect(shown(now)).toEqual(['a', 'b', 'c', 'd'])
  expect([...now.marks]).toEqual([
    ['d', { by: 'Bo', isGone: true, text: 'No longer on this page: changed by Bo just now' }],
    ['b', { by: undefined, isGone: true, text: 'No longer on this page' }],
  ])
  expect(now.fresh).toBe(1)
})

it('names nobody for a row that nobody is told to have changed', () => {
  const now = holdRows(held, rows('a2', 'b2', 'c', 'd'), { by: { b: 'Bo' } })
  expect([...now.marks.values()].map(({ text }) => text)).toEqual(['Changed by Bo just now', 'Changed just now'])
})

it('shows rows as they come when two have one id', () => {
  const [a, b] = [rows('a', 'a2', 'b'), rows('a', 'a2', 'b2')]
  expect(shown(holdRows(asCome(a), b, nobody))).toEqual(['a', 'a2', 'b2'])
  expect(shown(holdRows(asCome(a), rows('a', 'b'), nobody))).toEqual(['a', 'b'])
  expect(shown(holdRows(asCome(rows('a', 'b')), b, nobody))).toEqual(['a', 'a2', 'b2'])
})

it('shows other rows as they come when none has stayed', () => {
  expect(shown(holdRows(held, rows('x', 'y'), nobody))).toEqual(['x', 'y'])
})

it('keeps earlier marks and counts new rows from what is shown', () => {
  const first = holdRows(held, rows('x', 'a2', 'b', 'c'), { by: { a: 'Bo' } })
  const second = holdRows(first, rows('y', 'x', 'a2', 'b2'), { by: { a: 'Bo', b: 'Mona' } })
  expect(shown(second)).toEqual(['a2', 'b2', 'c', 'd'])
  expect(second.fresh).toBe(2)
  expect([...second.marks.keys()]).toEqual(['a', 'b'])
})

it('takes the mark off a row that has come back', () => {
  const first = holdRows(held, rows('a', 'b', 'd'), nobody)
  expect(first.marks.get('c')?.isGone).toBe(true)
  expect([...holdRows(first, rows('a', 'b', 'c', 'd'), nobody).marks]).toEqual([])
})
