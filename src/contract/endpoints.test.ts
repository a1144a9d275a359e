import { endpoints, mayOpen, pathOf, screenAccess, type Access } from './endpoints'
import { keysOf } from './keysOf'
import { grantableRoles, isRole, roleLabels, roles } from './roles'

const access: [string, Access][] = Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint.access])

it.each(access)('%s may be called by somebody, and only by known roles', (_name, allowed) => {
  if (allowed === 'anyone') return
  expect(allowed.length).toBeGreaterThan(0)
  expect(allowed.every(isRole)).toBe(true)
})

it('asks for no session only to sign in and to accept an invitation', () => {
  expect(access.filter(([, allowed]) => allowed === 'anyone').map(([name]) => name)).toEqual([
    'login',
    'register',
    'invitation',
  ])
})

it('lets everybody who is signed in sign out', () => {
  expect(endpoints.logout.access).toEqual(roles)
})

it('has no two endpoints with the same method and path', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

it('opens each screen to the roles of the specification', () => {
  const opened = roles.map((role) => [role, keysOf(screenAccess).filter((screen) => mayOpen(role, screen))])
  const moderator = ['dashboard', 'staking', 'tracking', 'users', 'campaign', 'tasks']
  expect(opened).toEqual([
    ['editor', ['tasks']],
    ['moderator', moderator],
    ['admin', [...moderator, 'admin-users']],
    ['super-admin', [...moderator, 'admin-users', 'vesting', 'activity', 'setting']],
  ])
})

it.each([
  ['7', '/api/admin/campaign-ads/7/approve'],
  ['../login', '/api/admin/campaign-ads/..%2Flogin/approve'],
  ['a b?c#d', '/api/admin/campaign-ads/a%20b%3Fc%23d/approve'],
  ['$&', '/api/admin/campaign-ads/%24%26/approve'],
  ['%2e', '/api/admin/campaign-ads/%252e/approve'],
  ['...', '/api/admin/campaign-ads/.../approve'],
])('puts the id %j into a path as one segment', (id, path) => {
  expect(pathOf('approveCampaign', id)).toBe(path)
})

it.each(['', '.', '..', '\ud800', 'a\udc00'])('makes no path of the id %j', (id) => {
  expect(() => pathOf('approveCampaign', id)).toThrow(RangeError)
})

it('labels each role, and knows no other', () => {
  expect(roles.map((role) => roleLabels[role])).toEqual(['Video Editor', 'Moderator', 'Chief Admin', 'Super Admin'])
  expect(['root', 'Moderator', 'admin ', '', null, undefined, 1, ['admin']].filter(isRole)).toEqual([])
})

it('lets a role give only the roles below it', () => {
  expect(grantableRoles).toEqual({
    editor: [],
    moderator: [],
    admin: ['moderator'],
    'super-admin': ['admin', 'moderator', 'editor'],
  })
})
