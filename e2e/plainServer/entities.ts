import type { Role } from '../../src/contract/roles'

// The entities of the specification, section 3, with its names. Dates are written as `answers` says.

export interface Campaign {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly website_url: string
  readonly media_url: string
  /** Days. */
  readonly duration: number
  /** Dollars. */
  readonly amount: number
  is_active: boolean
  is_approved: boolean
  readonly is_expired: boolean
}

export interface Task {
  readonly id: number
  readonly points: number
  readonly total_completed: number
  is_active: boolean
  readonly tag: string | null
  readonly instructions: string
  /** 1 = Ads video, 2 = E-learning Videos. */
  readonly type: number
  readonly media: string
}

export interface Admin {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly created_at: Date
  is_active: boolean
}

export interface User {
  readonly id: number
  readonly email: string
  readonly public_address: string
  readonly created_at: Date
  /** A JSON number, sometimes beyond the exact range of a float. */
  readonly spunky_points: bigint
  is_active: boolean
}

/** It has no id. */
export interface Asset {
  readonly network: string
  readonly contract_address: string | null
  readonly public_address: string
  readonly status: 'completed' | 'tracking'
  /** Text where there is no date. */
  readonly created_at: Date | string
}

export interface Setting {
  readonly id: number
  readonly key: string
  value: number
}

/** All data of the server, in the order of its lists. */
export interface Platform {
  readonly campaigns: Campaign[]
  readonly tasks: Task[]
  readonly admins: Admin[]
  readonly users: User[]
  readonly assets: Asset[]
  readonly settings: Setting[]
}
