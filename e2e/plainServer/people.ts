import type { Role } from '../../src/contract/roles'
import { firstNames, lastNames } from '../../sandbox/seeds/words'
import type { Admin, User } from './entities'
import { addressOf, at, daysBefore } from './values'

const userCount = 123

/** Three adjacent numbers of which a float can represent at most two; not sorted, and none on the first page. */
const richest: Readonly<Record<number, bigint>> = {
  60: 9_007_199_254_740_992n,
  97: 9_007_199_254_740_993n,
  110: 9_007_199_254_740_991n,
}

export const userRows = (): User[] =>
  Array.from({ length: userCount }, (_, index) => ({
    id: 1001 + index,
    email: `${at(firstNames, index)}.${at(lastNames, index)}@people.test`,
    public_address: addressOf(index),
    created_at: daysBefore(index),
    spunky_points: richest[index] ?? BigInt((index * 7_919) % 50_000),
    is_active: index % 4 !== 0,
  }))

/** Moderators are not all next to each other, and some are on the second page. */
const adminRoles: readonly Role[] = [
  'super-admin',
  'admin',
  'editor',
  'moderator',
  'editor',
  'moderator',
  'moderator',
  'admin',
  'editor',
  'moderator',
  'super-admin',
  'moderator',
  'moderator',
  'moderator',
]

export const adminRows = (): Admin[] =>
  adminRoles.map((role, index) => ({
    id: 1 + index,
    email: `${role}.${index}@staff.test`,
    name: `${at(firstNames, index + 7)} ${at(lastNames, index + 3)}`,
    role,
    created_at: daysBefore(40 + index),
    is_active: index !== 6,
  }))
