import { changeViews, readViews, viewQuery } from './savedViews'
import { viewsKey, viewer, richView, keepViews, viewNames } from '../../testing/openViews'

it.each<[string, string, readonly string[]]>([
  ['nothing', '', []],
  ['no JSON', '{', []],
  ['another form', '{"name":"Rich"}', []],
  ['a number', '7', []],
  ['views and other things', JSON.stringify([1, null, richView, [], { name: 'No path' }]), ['Rich']],
  [
    'a path to elsewhere',
    JSON.stringify([
      { ...richView, path: '//evil.example' },
      { ...richView, path: 'javascript:x' },
    ]),
    [],
  ],
  [
    'a name that is no text',
    JSON.stringify([
      { ...richView, name: 7 },
      { ...richView, name: ' ' },
    ]),
    [],
  ],
  ['a name that is too long', JSON.stringify([{ ...richView, name: 'x'.repeat(61) }]), []],
])('reads a storage with %s', (_what, stored, expected) => {
  window.localStorage.setItem(viewsKey, stored)
  expect(viewNames()).toEqual(expected)
})

it('takes no parameter from the storage but those of lists, and all of these', () => {
  const lists =
    'search=a%26b&status=active&from=2026-01-01&to=2026-02-01&actor=Bo&action=role&sort=email&size=25&hide=&chain=1&account=0x1'
  keepViews([{ ...richView, query: `open=upload&view=7&${lists}&who=x&page=2&invite=t` }])
  expect(readViews(viewer)[0]?.query).toBe(lists)
})

it('has the views of each person apart, by e-mail where there is one', () => {
  keepViews([richView])
  const max = { ...viewer, email: 'max@tour.example' }
  expect(readViews(max)).toEqual([])
  changeViews(max, (views) => [...views, { ...richView, name: 'Of Max' }])
  expect([viewNames(), readViews(max).map(({ name }) => name)]).toEqual([['Rich'], ['Of Max']])
})

it('keeps at most 50, and what another tab has kept meanwhile', () => {
  keepViews(Array.from({ length: 49 }, (_, index) => ({ ...richView, name: `View ${index}` })))
  expect(changeViews(viewer, (views) => [...views, richView])).toHaveLength(50)
  expect(changeViews(viewer, (views) => [...views, { ...richView, name: 'One more' }])).toBeUndefined()
  expect(viewNames()).toHaveLength(50)
})

it('says of a view without a hidden column that it has none', () => {
  expect(viewQuery(new URLSearchParams('sort=email'))).toBe('sort=email&hide=')
})
