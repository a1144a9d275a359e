import type { Role } from '../../src/contract/roles'
import { Refusal } from './answers'
import type { Asked } from './asked'
import * as changes from './changes'
import { listed } from './listed'

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: readonly Role[] | 'anyone'
  readonly answer: (asked: Asked) => object | Promise<object>
}

const superAdmin = ['super-admin'] as const
const adminUp = ['admin', ...superAdmin] as const
const moderatorUp = ['moderator', ...adminUp] as const
const editorUp = ['editor', ...moderatorUp] as const

const call = (method: Call['method'], path: string, access: Call['access'], answer: Call['answer']): Call => ({
  method,
  path: `/api/admin/${path}`,
  access,
  answer,
})

/** The table of the specification, section 7, with the roles of sections 2 and 6, and nothing more. */
const calls: readonly Call[] = [
  call('POST', 'login', 'anyone', changes.login),
  call('POST', 'register', 'anyone', changes.register),
  call('POST', 'logout', editorUp, changes.logout),
  call('GET', 'general-stats', moderatorUp, ({ platform: { campaigns, users } }) => ({
    revenue: campaigns.reduce((sum, { is_approved, amount }) => sum + (is_approved ? amount : 0), 0),
    total_users: users.length,
    point_earned: users.reduce((sum, { spunky_points }) => sum + spunky_points, 0n),
  })),
  call('GET', 'campaign-stats', moderatorUp, ({ platform: { campaigns } }) => ({
    'campaign-stats': {
      total_campaigns: campaigns.length,
      approve_campaigns: campaigns.filter(({ is_approved }) => is_approved).length,
      inative_campaigns: campaigns.filter(({ is_active }) => !is_active).length,
    },
  })),
  call('GET', 'asset-stats', moderatorUp, ({ platform }) => ({ total_tracked_assets: platform.assets.length })),
  call('GET', 'assets', moderatorUp, listed('assets', 'assets')),
  call('GET', 'users', moderatorUp, listed('users')),
  call('GET', 'users/min-points', superAdmin, listed(changes.usersAtMinimum)),
  call('PUT', 'users/{id}/toggle-activate', moderatorUp, changes.toggleUser),
  call('GET', 'admin-users', adminUp, listed('admins', 'admins')),
  call('POST', 'admin-users', adminUp, changes.createAdmin),
  call('PUT', 'admin-users/{id}/toggle', adminUp, changes.toggleAdmin),
  call('DELETE', 'admin-users/{id}', adminUp, changes.deleteAdmin),
  call('GET', 'tasks', editorUp, listed('tasks')),
  call('POST', 'tasks', editorUp, changes.createTask),
  call('PUT', 'tasks/{id}/toggle', editorUp, changes.toggleTask),
  call('GET', 'campaign-ads', moderatorUp, listed('campaigns', 'campaign_ads')),
  call('PUT', 'campaign-ads/{id}/toggle-user', moderatorUp, changes.toggleCampaign),
  call('PUT', 'campaign-ads/{id}/approve', moderatorUp, changes.approveCampaign),
  call('GET', 'settings', superAdmin, listed('settings')),
  call('PUT', 'settings/{id}', superAdmin, changes.updateSetting),
]

/** The call for an address, and its id. Throws a Refusal if the specification has none. */
export function callAt(method: string | undefined, path: string): { call: Call; id: number } {
  for (const one of calls) {
    const match = new RegExp(`^${one.path.replace('{id}', '([^/]+)')}$`).exec(path)
    if (match && one.method === method) return { call: one, id: Number(match[1] ?? Number.NaN) }
  }
  throw new Refusal(404, 'Not found.')
}
