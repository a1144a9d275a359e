import type { Role } from './roles'

/** Who may call an endpoint: `anyone` needs no session, otherwise the roles that may. Everything else is denied. */
export type Access = 'anyone' | readonly Role[]

const editorUp = ['editor', 'moderator', 'admin', 'super-admin'] as const
const moderatorUp = ['moderator', 'admin', 'super-admin'] as const
const adminUp = ['admin', 'super-admin'] as const
const superAdmin = ['super-admin'] as const

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Same-origin path; `:id` stands for one encoded segment. */
  readonly path: string
  readonly access: Access
}

const base = '/api/admin'

/**
 * Every REST call of the platform with its path and who may make it: the one table behind the server's guards, the
 * console's calls and the tests of both. Finer rules (which rows an admin sees, nobody acts on themselves) are the
 * server's and are next to its handlers.
 */
export const endpoints = {
  login: { method: 'POST', path: `${base}/login`, access: 'anyone' },
  register: { method: 'POST', path: `${base}/register`, access: 'anyone' },
  // Our server's addition. The token travels in the body, so that it stands in no log.
  invitation: { method: 'POST', path: `${base}/invitation`, access: 'anyone' },
  logout: { method: 'POST', path: `${base}/logout`, access: editorUp },
  generalStats: { method: 'GET', path: `${base}/general-stats`, access: moderatorUp },
  // Our server's addition: what each of the last days, weeks or months brought, and the time before them.
  series: { method: 'GET', path: `${base}/series`, access: moderatorUp },
  campaignStats: { method: 'GET', path: `${base}/campaign-stats`, access: moderatorUp },
  assetStats: { method: 'GET', path: `${base}/asset-stats`, access: moderatorUp },
  // Our server's addition. Which lists somebody may count is decided by who may read them.
  statusCounts: { method: 'GET', path: `${base}/status-counts`, access: editorUp },
  assets: { method: 'GET', path: `${base}/assets`, access: moderatorUp },
  users: { method: 'GET', path: `${base}/users`, access: moderatorUp },
  minPointsUsers: { method: 'GET', path: `${base}/users/min-points`, access: superAdmin },
  setCanRedeem: { method: 'PUT', path: `${base}/users/min-points`, access: superAdmin },
  toggleUser: { method: 'PUT', path: `${base}/users/:id/toggle-activate`, access: moderatorUp },
  adminUsers: { method: 'GET', path: `${base}/admin-users`, access: adminUp },
  createAdmin: { method: 'POST', path: `${base}/admin-users`, access: adminUp },
  toggleAdmin: { method: 'PUT', path: `${base}/admin-users/:id/toggle`, access: adminUp },
  deleteAdmin: { method: 'DELETE', path: `${base}/admin-users/:id`, access: adminUp },
  tasks: { method: 'GET', path: `${base}/tasks`, access: editorUp },
  createTask: { method: 'POST', path: `${base}/tasks`, access: editorUp },
  toggleTask: { method: 'PUT', path: `${base}/tasks/:id/toggle`, access: editorUp },
  // Our server's addition: keeps a picture from the video's first second, for lists.
  taskThumbnail: { method: 'PUT', path: `${base}/tasks/:id/thumbnail`, access: editorUp },
  campaigns: { method: 'GET', path: `${base}/campaign-ads`, access: moderatorUp },
  toggleCampaign: { method: 'PUT', path: `${base}/campaign-ads/:id/toggle-user`, access: moderatorUp },
  // Our server's addition: the other campaigns whose websites have the same host, the newest ten.
  relatedCampaigns: { method: 'GET', path: `${base}/campaign-ads/:id/related`, access: moderatorUp },
  approveCampaign: { method: 'PUT', path: `${base}/campaign-ads/:id/approve`, access: moderatorUp },
  // Our server's addition: keeps a picture from the video's first second, for lists.
  campaignThumbnail: { method: 'PUT', path: `${base}/campaign-ads/:id/thumbnail`, access: moderatorUp },
  settings: { method: 'GET', path: `${base}/settings`, access: superAdmin },
  updateSetting: { method: 'PUT', path: `${base}/settings/:id`, access: superAdmin },
  activity: { method: 'GET', path: `${base}/activity`, access: superAdmin },
  // Our server's addition: who has which campaign open in the review.
  viewCampaign: { method: 'PUT', path: `${base}/campaign-ads/:id/viewing`, access: moderatorUp },
  // Our server's addition: a stream of what changes; see events.ts.
  events: { method: 'GET', path: `${base}/events`, access: editorUp },
  // Our server's addition: what its database knows of one address or e-mail. Its answer depends on the role.
  dossier: { method: 'GET', path: `${base}/dossier`, access: moderatorUp },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

const unspecifiedCalls = [
  'series',
  'statusCounts',
  'setCanRedeem',
  'taskThumbnail',
  'relatedCampaigns',
  'campaignThumbnail',
  'activity',
  'viewCampaign',
  'dossier',
] as const satisfies EndpointName[]

export type UnspecifiedCall = (typeof unspecifiedCalls)[number]

/**
 * The call of this name, if our server adds it to the specification; undefined also for the invitation, which needs no session,
 * and for the stream of events, which is no query.
 */
export const unspecified = (name: unknown) => unspecifiedCalls.find((call) => call === name)

const unasked: readonly EndpointName[] = ['taskThumbnail', 'campaignThumbnail', 'viewCampaign']

/** Whether the console makes this write by itself, so that nobody waits for it or takes it back. */
export const isUnasked = (name: unknown) => unasked.some((write) => write === name)

/** Whether a signed-in person of this role may make a call. */
export function mayCall(role: Role, name: EndpointName): boolean {
  const { access }: Endpoint = endpoints[name]
  return access === 'anyone' || access.includes(role)
}

/** The console's screens and the roles that may open them; route guards, menu and `homeFor` read this. */
export const screenAccess = {
  dashboard: moderatorUp,
  staking: moderatorUp,
  tracking: moderatorUp,
  users: moderatorUp,
  campaign: moderatorUp,
  tasks: editorUp,
  'admin-users': adminUp,
  vesting: superAdmin,
  activity: superAdmin,
  setting: superAdmin,
} as const satisfies Record<string, readonly Role[]>

export type Screen = keyof typeof screenAccess

/** Whether a signed-in person of this role may open a screen. */
export const mayOpen = (role: Role, screen: Screen) => screenAccess[screen].some((allowed) => allowed === role)

/**
 * Whether an id can stand in an address as one segment. Browsers take "." and ".." out of a path however they are written,
 * and half a surrogate pair cannot be encoded.
 */
export const isSegment = (id: string) => !['', '.', '..'].includes(id) && !/\p{Cs}/u.test(id)

/** The same-origin URL of an endpoint; an id is encoded, so it never changes the path. Throws RangeError for one that would. */
export function pathOf(name: EndpointName, id = ''): string {
  const { path } = endpoints[name]
  if (!path.includes(':id')) return path
  if (!isSegment(id)) throw new RangeError('This id cannot stand in an address.')
  return path.replace(':id', () => encodeURIComponent(id))
}
