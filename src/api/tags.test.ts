import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { chainServer } from '../testing/chainServer'
import { user, users } from '../testing/builders'
import { gate, recordRequests, sendAll, settled, type ApiCall } from '../testing/requests'
import { dossierServer } from '../testing/dossierServer'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { adminApi } from './adminApi'
import { chainApi } from './chainApi'
import { dossierApi } from './dossierApi'
import { endpoints } from '../contract/endpoints'
import { eventTags, touchedBy } from '../contract/events'
import { keysOf } from '../contract/keysOf'
import { invitationApi } from './invitationApi'
import { reviewApi } from './reviewApi'
import { campaignTag } from './tags'
import { thumbnailApi } from './thumbnailApi'
import { withFile } from './upload'

const { endpoints: calls } = adminApi
const { endpoints: thumbnails } = thumbnailApi
const firstPage = { start: 0, end: 9 }
const rows = [
  { id: '7', key: 'a' },
  { id: '8', key: 'b' },
]

/** Every read of the console, as the screens that show them would ask for it. */
const reads: readonly ApiCall[] = [
  calls.generalStats.initiate(),
  calls.campaignStats.initiate(),
  calls.assetStats.initiate(),
  calls.assets.initiate(firstPage),
  calls.users.initiate(firstPage),
  calls.minPointsUsers.initiate(firstPage),
  calls.adminUsers.initiate(firstPage),
  calls.tasks.initiate(firstPage),
  calls.campaigns.initiate(firstPage),
  calls.settings.initiate(firstPage),
  calls.activity.initiate(firstPage),
]

const video = { file: new File(['x'], 'v.mp4'), signal: new AbortController().signal, onProgress: () => undefined }
const upload: ApiCall = (dispatch) =>
  withFile(video, (media) => dispatch(calls.createTask.initiate({ instructions: 'x', type: 2, media })))
const invited = { name: 'Mona', role: 'moderator' as const, email: 'a@b.co' }
const registered = { invitation: 'i', password: 'password', password_confirmation: 'password' }

/** Each write, what it sends, and what it makes the console read again. */
const writes = {
  register: [() => calls.register.initiate(registered), 'POST register', []],
  invitation: [() => invitationApi.endpoints.invitation.initiate({ invitation: 'i' }), 'POST invitation', []],
  logout: [() => calls.logout.initiate(), 'POST logout', []],
  setCanRedeem: [() => calls.setCanRedeem.initiate(), 'PUT users/min-points', ['users', 'users/min-points']],
  toggleUser: [
    () => calls.toggleUser.initiate('7'),
    'PUT users/7/toggle-activate',
    ['general-stats', 'users', 'users/min-points'],
  ],
  createAdmin: [() => calls.createAdmin.initiate(invited), 'POST admin-users', ['admin-users']],
  toggleAdmin: [() => calls.toggleAdmin.initiate('7'), 'PUT admin-users/7/toggle', ['admin-users']],
  deleteAdmin: [() => calls.deleteAdmin.initiate('7'), 'DELETE admin-users/7', ['admin-users']],
  createTask: [() => upload, 'POST tasks', ['tasks']],
  toggleTask: [() => calls.toggleTask.initiate('7'), 'PUT tasks/7/toggle', ['tasks']],
  taskThumbnail: [
    () => thumbnails.taskThumbnail.initiate({ id: '7', picture: '' }),
    'PUT tasks/7/thumbnail',
    ['tasks'],
  ],
  toggleCampaign: [
    () => calls.toggleCampaign.initiate('7'),
    'PUT campaign-ads/7/toggle-user',
    ['campaign-ads', 'campaign-stats'],
  ],
  approveCampaign: [
    () => calls.approveCampaign.initiate('7'),
    'PUT campaign-ads/7/approve',
    ['campaign-ads', 'campaign-stats', 'general-stats'],
  ],
  campaignThumbnail: [
    () => thumbnails.campaignThumbnail.initiate({ id: '7', picture: '' }),
    'PUT campaign-ads/7/thumbnail',
    ['campaign-ads'],
  ],
  updateSetting: [
    () => calls.updateSetting.initiate({ id: '7', value: '1' }),
    'PUT settings/7',
    ['general-stats', 'settings', 'users/min-points'],
  ],
  viewCampaign: [
    () => reviewApi.endpoints.viewCampaign.initiate({ id: '7', open: true }),
    'PUT campaign-ads/7/viewing',
    [],
  ],
} as const

const names = keysOf(writes)
const done = () => HttpResponse.json({ message: 'Done', data: { invitation: 'i', expires_at: '' } })

/** A signed-in store in which every read has been made once, and the requests from then on. */
async function afterReading() {
  server.use(http.get('/api/admin/*', () => HttpResponse.json({ data: rows })))
  server.use(
    ...['general-stats', 'campaign-stats', 'asset-stats'].map((path) =>
      http.get(`/api/admin/${path}`, () => HttpResponse.json({})),
    ),
  )
  const { store } = signedInStore('super-admin')
  await sendAll(store, reads)
  return { store, requests: recordRequests() }
}

it.each(keysOf(touchedBy))('reads again after %s what the server tells others to', (name) => {
  const told = touchedBy[name].map((tag) => endpoints[eventTags[tag]].path.replace('/api/admin/', ''))
  expect([...writes[name][2]].sort()).toEqual(told.sort())
})

const shortened = (requests: readonly string[]) =>
  requests.map((line) => line.replace('/api/admin/', '').replace(/\?.*/, ''))

it.each(names)('%s reads again what it changes, and nothing else', async (name) => {
  const [send, sent, read] = writes[name]
  const { store, requests } = await afterReading()
  server.use(http.all('/api/admin/*', ({ request }) => (request.method === 'GET' ? undefined : done())))
  const [ended] = await sendAll(store, [send()])
  await settled(store)
  expect(ended?.error).toBeUndefined()
  const [first, ...others] = shortened(requests)
  expect(first).toBe(sent)
  expect(others.sort()).toEqual(read.map((path) => `GET ${path}`))
})

it('reads a list again after a write while a node does not answer', async () => {
  const { open, release } = gate()
  const { store, requests } = await afterReading()
  const node = chainServer()
  node.hold = open
  server.use(http.put('/api/admin/*', done))
  const hanging = store.dispatch(chainApi.endpoints.chainState.initiate(node.chain.id))
  await sendAll(store, [calls.toggleTask.initiate('7')])
  await waitFor(() => expect(requests).toContain('GET /api/admin/tasks?start=0&end=9'))
  expect(chainApi.endpoints.chainState.select(node.chain.id)(store.getState()).isLoading).toBe(true)
  release()
  await hanging
})

it.each(names)('%s reads nothing again when the server refuses it', async (name) => {
  const [send, sent] = writes[name]
  const { store, requests } = await afterReading()
  server.use(http.all('/api/admin/*', () => HttpResponse.json({ message: 'no' }, { status: 409 })))
  await sendAll(store, [send()])
  await settled(store)
  expect(shortened(requests)).toEqual([sent])
})

it('reads again after setCanRedeem who somebody is, who may redeem now', async () => {
  const person = dossierServer({ users: [{ ...user(), can_redeem: false }] })
  const { store } = signedInStore('super-admin')
  await store.dispatch(dossierApi.endpoints.dossier.initiate('mona@tour.example'))
  person.users = [{ ...user(), can_redeem: true }]
  server.use(http.put('/api/admin/users/min-points', done))
  await sendAll(store, [calls.setCanRedeem.initiate()])
  await settled(store)
  const { data } = dossierApi.endpoints.dossier.select('mona@tour.example')(store.getState())
  expect(data?.users.rows[0]?.can_redeem).toBe(true)
})

it.each(['toggleCampaign', 'approveCampaign', 'campaignThumbnail'] as const)(
  '%s reads a campaign again that is shown by itself, and no other',
  async (name) => {
    const read: string[] = []
    const { endpoints: shown } = adminApi.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({
        shownCampaign: build.query<null, string>({
          queryFn: (id) => {
            read.push(id)
            return { data: null }
          },
          providesTags: (_row, _error, id) => [campaignTag(id)],
        }),
      }),
    })
    server.use(http.put('/api/admin/*', done))
    const { store } = signedInStore('super-admin')
    await sendAll(store, [shown.shownCampaign.initiate('7'), shown.shownCampaign.initiate('8')])
    await sendAll(store, [writes[name][0]()])
    await settled(store)
    expect(read).toEqual(['7', '8', '7'])
  },
)

it('covers every POST, PUT and DELETE of the API but the sign-in, which begins a session of its own', () => {
  const all = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]))
  expect(all.filter((name) => name !== 'login').sort()).toEqual(Object.keys(writes).sort())
})

it('keeps no entry for each row that a list has read, which would stay for ever', async () => {
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ data: users(2) })))
  const { store } = signedInStore('super-admin')
  await store.dispatch(calls.users.initiate(firstPage))
  expect(Object.keys(store.getState().api.provided.tags.User)).toEqual(['LIST'])
})
