import { render, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import '../testing/browserLike'
import { user } from '../testing/builders'
import { sentEarly } from '../testing/earlyRequest'
import { emptyPlatform } from '../testing/emptyPlatform'
import { emails } from '../testing/listPage'
import { listServer, userList } from '../testing/listServer'
import { keepSession, openStore } from '../testing/signedInStore'
import { testConfig } from '../testing/testChains'
import { consoleOf } from './openConsole'
import { makePages } from './pages'
import { prepareFirst } from './prepareFirst'

/** A console at this address whose first request is on its way already; `show` renders it once, as it is then. */
function comingConsole(address: string) {
  keepSession('moderator')
  emptyPlatform()
  window.history.replaceState(null, '', address)
  const made = openStore()
  const pages = makePages(made)
  const { Signed } = consoleOf(made, testConfig, pages)
  return {
    /** With the page's code there; `later` lets the time pass that it would wait. */
    prepare: async (later?: () => void) => {
      await pages.find(({ path }) => path === window.location.pathname)?.Page.preload()
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
      const prepared = prepareFirst(made, pages, window.location.pathname)
      later?.()
      await prepared
      jest.useRealTimers()
    },
    show: () => {
      const { container } = render(<Signed />)
      return { emails: emails(), isLoading: container.querySelector('.skeleton') !== null }
    },
  }
}

const answer = (total: number) => HttpResponse.json({ users: [user()], total, applied: ['status'] })

it('begins with the rows that were asked for ahead, without a skeleton and without asking again', async () => {
  sentEarly({ url: '/api/admin/users?start=0&end=9', response: answer(1) })
  const { prepare, show } = comingConsole('/users')
  const { requests } = listServer(userList, [])
  await prepare()
  expect(show()).toEqual({ emails: [user().email], isLoading: false })
  expect(requests.filter((line) => line.includes('/users'))).toEqual([])
})

it('begins with the rows of the page, the size and the status in the address', async () => {
  sentEarly({ url: '/api/admin/users?start=25&end=49&status=active', response: answer(26) })
  const { prepare, show } = comingConsole('/users?page=2&size=25&status=active')
  await prepare()
  expect(show()).toEqual({ emails: [user().email], isLoading: false })
})

it('does not wait for an answer that has not come', async () => {
  sentEarly({ url: '/api/admin/users?start=0&end=9' })
  const { prepare, show } = comingConsole('/users')
  await prepare(() => jest.runAllTimers())
  expect(show()).toMatchObject({ isLoading: true })
})

it('leaves an answer that says no to the page, which tells of it and does not ask again by itself', async () => {
  sentEarly({ url: '/api/admin/users?start=0&end=9', response: new HttpResponse(null, { status: 500 }) })
  const { prepare, show } = comingConsole('/users')
  const { requests } = listServer(userList, [])
  await prepare()
  expect(show()).toMatchObject({ isLoading: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(requests.filter((line) => line.includes('/users'))).toEqual([])
})

it.each([
  ['does not wait for the code of a page whose skeleton stands', '', ['prepared', 'code']],
  ['waits for the code of a page whose early rows stand', '<input data-search>', ['code', 'prepared']],
])('%s', async (_says, frame, order) => {
  keepSession('moderator')
  emptyPlatform()
  document.body.innerHTML = `<div id="frame">${frame}</div>`
  const made = openStore()
  const pages = makePages(made)
  const seen: string[] = []
  let codeCame: (hasLoaded: boolean) => void = () => undefined
  for (const { Page } of pages) Page.preload = () => new Promise((resolve) => (codeCame = resolve))
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const prepared = prepareFirst(made, pages, '/users').then(() => seen.push('prepared'))
  await jest.runAllTimersAsync()
  await new Promise((resolve) => setImmediate(resolve))
  seen.push('code')
  codeCame(true)
  await prepared
  expect(seen).toEqual(order)
})

it.each([
  ['moderator', '/users', ['/users']],
  ['moderator', '/', ['/dashboard']],
  ['editor', '/', ['/tasks']],
  ['editor', '/users', []],
  [undefined, '/users', []],
])('fetches for the role %s at %s the code of these pages: %j', async (role, pathname, expected) => {
  if (role) keepSession(role)
  emptyPlatform()
  const made = openStore()
  const pages = makePages(made)
  const fetched: string[] = []
  for (const { Page, path } of pages) {
    Page.preload = () => {
      fetched.push(path)
      return Promise.resolve(true)
    }
  }
  await prepareFirst(made, pages, pathname)
  expect(fetched).toEqual(expected)
})
