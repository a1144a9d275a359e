import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { keepSession } from '../testing/signedInStore'

type Rule = (text: string) => unknown

/** Runs `public/boot.js` in a window that makes policies so, in a page with such parts. */
function boot(createPolicy: (name: string, rules: Record<string, Rule>) => void, parts: object) {
  document.body.innerHTML = `<script type="application/json" id="app-routes">${JSON.stringify(parts)}</script>`
  const window = { trustedTypes: { createPolicy }, history, addEventListener: () => undefined, chunkHashes: {} }
  const run = () => {
    runInNewContext(readFileSync('public/boot.js', 'utf8'), {
      ...{ document, location, localStorage, URL, URLSearchParams },
      matchMedia: () => new EventTarget(),
      window,
    })
  }
  return { window, run }
}

/** The rules of the page's one policy for what libraries write, as `public/boot.js` sets them. */
function policy(parts = {}) {
  const made: Record<string, Record<string, Rule>> = {}
  boot((name, rules) => (made[name] = rules), parts).run()
  return (rule: string, text: string) => made.default?.[rule]?.(text)
}

it.each([
  ['/?invite=one-time', 'editor', 'invitation'],
  ['/?invite=one-time', undefined, 'invitation'],
  ['/tasks?invite=one-time', 'editor', 'console'],
  ['/', 'editor', 'console'],
  ['/', undefined, 'signIn'],
])('begins at %s for the role %s with %s', (address, role, entry) => {
  window.history.replaceState(null, '', address)
  if (role) keepSession(role)
  policy()
  expect(document.documentElement.dataset).toMatchObject({ entry })
  expect(document.documentElement.dataset.damaged).toBeUndefined()
})

it.each([
  ['/', null, '/tasks'],
  ['/', { from: '/campaign' }, ''],
  ['/?page=2', null, ''],
  ['/users', { from: '/campaign' }, '/users'],
])('takes %s with the state %j for the page %j, so that nothing else is asked for ahead', (address, state, path) => {
  window.history.replaceState(state, '', address)
  keepSession('editor')
  policy({ homes: { editor: '/tasks' } })
  expect(document.documentElement.dataset.path).toBe(path)
})

it.each([
  '<script>x()</script>',
  '<a href="javascript:x()">a</a>',
  '<img src="x" onerror=x()>',
  '<svg/onload=x()>',
  '<img src="x"onerror=x()>',
  "<img src='x'onerror = x()>",
])('refuses the HTML %s', (html) => {
  expect(() => policy()('createHTML', html)).toThrow('HTML with script is refused')
})

it.each(['<p class="once">Based on = 5</p>', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'])(
  'takes the HTML %s as it is',
  (html) => {
    expect(policy()('createHTML', html)).toBe(html)
  },
)

it('takes scripts of its own origin alone', () => {
  const rule = policy()
  expect(rule('createScriptURL', '/assets/a.js')).toBe('/assets/a.js')
  expect(() => rule('createScriptURL', 'https://elsewhere.example/a.js')).toThrow('A foreign script is refused')
  expect(() => rule('createScriptURL', '//elsewhere.example/a.js')).toThrow('A foreign script is refused')
})

it('refuses every text of a script', () => {
  expect(() => policy()('createScript', '1')).toThrow('Script text is refused')
})

it('passes on the hashes of the scripts, also where an extension has set the policy before', () => {
  const { window, run } = boot(
    () => {
      throw new TypeError('Policy with name "default" already exists.')
    },
    { files: [['/assets/users.1a2b3c4d.js', 'sha256-x', 7]] },
  )
  expect(run).toThrow('already exists')
  expect(window.chunkHashes).toEqual({ 7: 'sha256-x' })
})
