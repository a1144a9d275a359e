import { actionFor, allows, campaignStatus, compactStatusLabel, hasStatus } from './campaignStatus'

const hint = "Expired: it can't be changed anymore"

it.each([
  // active, approved, expired: label, label on cards, tone, action, hint
  [false, false, false, 'Waiting Approval', 'Waiting Approval', 'waiting', 'approve', undefined],
  [false, false, true, 'Expired', 'expired', 'idle', undefined, undefined],
  [false, true, false, 'Inactive', 'approved', 'idle', 'activate', undefined],
  [false, true, true, 'Expired', 'expired', 'idle', undefined, undefined],
  [true, false, false, 'Active', 'active', 'good', 'approve', undefined],
  [true, false, true, 'Active', 'expired', 'good', undefined, hint],
  [true, true, false, 'Active', 'active', 'good', 'deactivate', undefined],
  [true, true, true, 'Active', 'expired', 'good', undefined, hint],
])(
  'active %s, approved %s, expired %s is "%s"',
  (is_active, is_approved, is_expired, label, card, tone, action, why) => {
    const flags = { is_active, is_approved, is_expired }
    expect(campaignStatus(flags)).toEqual({ tone, label, hint: why })
    expect([compactStatusLabel(flags), actionFor(flags)]).toEqual([card, action])
  },
)

it.each([
  // active, approved, expired: the actions that are possible
  [false, false, false, ['approve']],
  [false, true, false, ['activate']],
  [true, false, false, ['approve', 'deactivate']],
  [true, true, false, ['deactivate']],
  [false, false, true, []],
  [false, true, true, []],
  [true, false, true, []],
  [true, true, true, []],
])(
  'of a campaign that is active %s, approved %s, expired %s are possible: %j',
  (is_active, is_approved, is_expired, possible) => {
    const actions = ['approve', 'activate', 'deactivate'] as const
    expect(actions.filter((action) => allows({ is_active, is_approved, is_expired }, action))).toEqual(possible)
  },
)

it('believes a server that a campaign is about to expire, whatever the clock of this browser', () => {
  const flags = { is_active: true, is_approved: true, is_expired: false }
  const expires_at = new Date(Date.now() + 4 * 86_400_000).toISOString()
  expect(hasStatus({ ...flags, expires_at }, 'expiring')).toBe(false)
  expect(hasStatus({ ...flags, expires_at }, 'expiring', true)).toBe(true)
  expect(hasStatus({ ...flags, is_active: false, expires_at }, 'expiring', true)).toBe(false)
  expect(hasStatus({ ...flags, is_expired: true, expires_at }, 'expiring', true)).toBe(false)
})
