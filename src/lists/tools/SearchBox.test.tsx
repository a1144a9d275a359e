import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { useListParams } from '../useListParams'
import { SearchBox } from './SearchBox'

beforeEach(() => jest.useFakeTimers())

const offer = { sort: [], status: [] }

/** A search box in a browser with these addresses in its history; `typed` collects the text after each key press. */
function open(addresses: readonly string[] = ['/users'], disabled = false) {
  const typed: string[] = []
  const where: { address: string; go: (steps: number) => void } = { address: '', go: () => undefined }
  function Page() {
    const list = useListParams(offer)
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    Object.assign(where, { address: pathname + search, go: (steps: number) => void navigate(steps) })
    return (
      <>
        <SearchBox label="search by email" list={list} disabled={disabled} onType={(text) => typed.push(text)} />
        <button onClick={() => list.choose('search', undefined)}>Clear</button>
        <button onClick={() => list.goTo(1)}>Next</button>
      </>
    )
  }
  for (const address of addresses) window.history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  return { typed, where }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'search by email' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
/** The browser goes back and forward in timers of its own. */
const travel = ({ go }: { go: (steps: number) => void }, steps: number) =>
  act(() => {
    go(steps)
    jest.advanceTimersByTime(2)
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('puts what was typed into the address 250 ms after the last letter, and tells each letter at once', () => {
  const { typed, where } = open(['/users?page=4'])
  type('m')
  wait(200)
  type('mo ')
  wait(249)
  expect(where.address).toBe('/users?page=4')
  expect(typed).toEqual(['m', 'mo '])
  wait(1)
  expect([where.address, field().value]).toEqual(['/users?search=mo', 'mo '])
})

it.each([
  ['\u200buser7@list.example\u2060', 'user7@list.example'],
  ['\u0645\u06cc\u200c\u0631\u0648\u062f ', '\u0645\u06cc\u200c\u0631\u0648\u062f'],
])('searches for %j without the invisible characters that no word is written with', (text, search) => {
  const { where } = open()
  type(text)
  wait(250)
  expect(new URLSearchParams(where.address.split('?')[1]).get('search')).toBe(search)
})

it('keeps every letter that is typed while the address follows', () => {
  const { where } = open()
  type('mo')
  act(() => {
    jest.advanceTimersByTime(250)
    // The address has changed, but nothing has rendered yet.
    fireEvent.change(field(), { target: { value: 'mon' } })
  })
  expect(field().value).toBe('mon')
  press('Next')
  expect([where.address, field().value]).toEqual(['/users?search=mo&page=2', 'mon'])
  wait(250)
  expect([where.address, field().value]).toEqual(['/users?search=mon', 'mon'])
})

it('says what the address says after Clear, Back and Forward', () => {
  const { where } = open(['/users', '/users?search=mona'])
  expect(field().value).toBe('mona')
  travel(where, -1)
  expect(field().value).toBe('')
  travel(where, 1)
  expect(field().value).toBe('mona')
  press('Clear')
  expect([where.address, field().value]).toEqual(['/users', ''])
  wait(1_000)
  expect(where.address).toBe('/users')
})

it('says what the address says, also when it is what was once typed here', () => {
  const { where } = open(['/users?search=ann', '/users'])
  type('mona')
  wait(250)
  travel(where, -2)
  expect(field().value).toBe('ann')
  travel(where, 2)
  expect([where.address, field().value]).toEqual(['/users?search=mona', 'mona'])
})

it('says what the address says, also when Back was pressed before its own change of the address was rendered', () => {
  const { where, typed } = open(['/users', '/users?search=mona'])
  type('')
  act(() => {
    jest.advanceTimersByTime(250)
    expect(window.location.search).toBe('')
    where.go(-1)
    jest.advanceTimersByTime(2)
  })
  expect([where.address, field().value]).toEqual(['/users?search=mona', 'mona'])
  wait(1_000)
  expect(where.address).toBe('/users?search=mona')
  // So that rows in memory follow the field again.
  expect(typed).toEqual(['', 'mona'])
})

it.each([
  ['where it was', '/users', ''],
  ['at the letter after that', '/users?search=n', 'n'],
])('ends %s when it is emptied before its own change of the address was rendered', (_where, address, last) => {
  const { where } = open()
  type('mo')
  act(() => {
    jest.advanceTimersByTime(250)
    expect(window.location.search).toBe('?search=mo')
    fireEvent.change(field(), { target: { value: '' } })
    jest.advanceTimersByTime(250)
    if (last) fireEvent.change(field(), { target: { value: last } })
  })
  expect(field().value).toBe(last)
  wait(1_000)
  expect([where.address, field().value]).toEqual([address, last])
})

it('takes no text while there is nothing to search', () => {
  open(['/users'], true)
  expect(field()).toBeDisabled()
})

it('says in the empty field what is searched by', () => {
  open()
  expect(field()).toHaveAttribute('placeholder', 'search by email')
})

it('takes no more letters than a server searches for', () => {
  open()
  expect(field().maxLength).toBe(200)
})
