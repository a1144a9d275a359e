import { isRole } from '../../src/contract/roles'
import { Refusal } from './answers'
import type { Asked } from './asked'
import type { Platform } from './entities'
import { password } from './sessions'

// The calls that change something. Each answers a message; a repeated call is not recognised as one.

/** A field of the body as text; empty when it is neither text nor a number. */
function textIn(body: Asked['body'], name: string): string {
  const value = body[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const nextId = (rows: readonly { id: number }[]) => 1 + Math.max(...rows.map(({ id }) => id))

function rowOf<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Refusal(404, 'Not found.')
  return row
}

function toggle(row: { is_active: boolean }): void {
  row.is_active = !row.is_active
}

export function login({ platform, sessions, body }: Asked) {
  const admin = platform.admins.find(({ email }) => email === textIn(body, 'email'))
  if (!admin?.is_active || body.password !== password) throw new Refusal(401, 'These credentials are not known.')
  return { message: `Welcome back, ${admin.name}`, data: sessions.begin(admin) }
}

/** Its payload is unspecified and shown on no screen. */
export function register(): never {
  throw new Refusal(422, 'Registration is closed.')
}

export function logout({ sessions, authorization }: Asked) {
  sessions.end(authorization)
  return { message: 'You have been logged out' }
}

export function usersAtMinimum({ users, settings }: Platform) {
  const minimum = settings.find(({ key }) => key === 'minimum_points')?.value ?? 0
  return users.filter(({ spunky_points }) => spunky_points >= minimum)
}

export function toggleUser({ platform, id }: Asked) {
  toggle(rowOf(platform.users, id))
  return { message: 'User status has changed' }
}

export function createAdmin({ platform: { admins }, role: creator, body }: Asked) {
  const [email, name, role] = ['email', 'name', 'role'].map((field) => textIn(body, field))
  if (!email || !name || !isRole(role)) throw new Refusal(422, 'The given data was invalid.')
  if (creator === 'admin' && role !== 'moderator') throw new Refusal(403, 'You may create moderators only.')
  if (admins.some((admin) => admin.email === email)) throw new Refusal(422, 'The email has already been taken.')
  admins.push({ id: nextId(admins), email, name, role, created_at: new Date(), is_active: true })
  return { message: 'The admin user has been added' }
}

export function toggleAdmin({ platform, id }: Asked) {
  toggle(rowOf(platform.admins, id))
  return { message: 'Admin status has changed' }
}

export function deleteAdmin({ platform: { admins }, id }: Asked) {
  admins.splice(admins.indexOf(rowOf(admins, id)), 1)
  return { message: 'The admin user has been removed' }
}

export async function createTask({ platform: { tasks, settings }, body, keepFile }: Asked) {
  const [instructions, type] = [textIn(body, 'instructions'), Number(body.type)]
  if (!instructions || ![1, 2].includes(type)) throw new Refusal(422, 'The given data was invalid.')
  const points = settings.find(({ key }) => key === 'points_per_task')?.value ?? 0
  const media = await keepFile(body.media)
  tasks.unshift({
    id: nextId(tasks),
    points,
    total_completed: 0,
    is_active: true,
    tag: null,
    instructions,
    type,
    media,
  })
  return { message: 'The task has been saved' }
}

export function toggleTask({ platform, id }: Asked) {
  toggle(rowOf(platform.tasks, id))
  return { message: 'Task status has changed' }
}

export function toggleCampaign({ platform, id }: Asked) {
  toggle(changeable(platform, id))
  return { message: 'Campaign status has changed' }
}

/** Approving does not activate; the toggle does. */
export function approveCampaign({ platform, id }: Asked) {
  changeable(platform, id).is_approved = true
  return { message: 'The campaign has been approved' }
}

function changeable({ campaigns }: Platform, id: number) {
  const campaign = rowOf(campaigns, id)
  if (campaign.is_expired) throw new Refusal(422, 'The campaign has expired.')
  return campaign
}

export function updateSetting({ platform, id, body }: Asked) {
  const [text, setting] = [textIn(body, 'value'), rowOf(platform.settings, id)]
  if (!text || Number.isNaN(Number(text))) throw new Refusal(422, 'The value must be a number.')
  setting.value = Number(text)
  return { message: 'The setting has been saved' }
}
