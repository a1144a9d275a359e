import { http, HttpResponse } from 'msw'
import { endpoints } from '../contract/endpoints'
import { sendAll } from '../testing/requests'
import { server } from '../testing/server'
import { signedInStore } from '../testing/signedInStore'
import { adminApi } from './adminApi'
import { reviewApi } from './reviewApi'
import { thumbnailApi } from './thumbnailApi'

const { toggleCampaign } = adminApi.endpoints

/** Calls about one row, as what they send for an id. */
const aboutRows = {
  toggleUser: (id: string) => adminApi.endpoints.toggleUser.initiate(id),
  toggleAdmin: (id: string) => adminApi.endpoints.toggleAdmin.initiate(id),
  deleteAdmin: (id: string) => adminApi.endpoints.deleteAdmin.initiate(id),
  toggleTask: (id: string) => adminApi.endpoints.toggleTask.initiate(id),
  toggleCampaign: (id: string) => toggleCampaign.initiate(id),
  relatedCampaigns: (id: string) => reviewApi.endpoints.relatedCampaigns.initiate(id),
  taskThumbnail: (id: string) => thumbnailApi.endpoints.taskThumbnail.initiate({ id, picture: '' }),
  campaignThumbnail: (id: string) => thumbnailApi.endpoints.campaignThumbnail.initiate({ id, picture: '' }),
  approveCampaign: (id: string) => adminApi.endpoints.approveCampaign.initiate(id),
  viewCampaign: (id: string) => reviewApi.endpoints.viewCampaign.initiate({ id, open: true }),
  updateSetting: (id: string) => adminApi.endpoints.updateSetting.initiate({ id, value: '1' }),
}
const ofRows = new Map(
  Object.entries(endpoints).flatMap(([name, { path }]): [string, string][] =>
    path.includes(':id') ? [[name, path]] : [],
  ),
)

it('knows each call that is about one row', () => {
  expect([...ofRows.keys()].sort()).toEqual(Object.keys(aboutRows).sort())
})

/** Ids with characters that mean something in an address. */
const unusualIds = [
  ...Array.from('/\\?#%;:@&=+, \t\n\0[]|"\'<ü😀'),
  ...['...', '%2e', '%2F..', '..;', '$&', '..%2f', '../../login', '//evil.example', '1 2'],
]

it.each(Object.entries(aboutRows))('keeps the address of %s whatever the id of the row', async (name, initiate) => {
  const asked: string[] = []
  server.use(
    http.all('*', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({})
    }),
  )
  const { store } = signedInStore('super-admin')
  for (const id of unusualIds) await sendAll(store, [initiate(id)])
  const path = ofRows.get(name) ?? ''
  expect(asked.map((one) => decodeURIComponent(one))).toEqual(unusualIds.map((id) => path.replace(':id', () => id)))
  expect(asked.every((one) => one.split('/').length === path.split('/').length)).toBe(true)

  asked.length = 0
  const ended = []
  for (const id of ['.', '..', '', '\ud800']) ended.push(...(await sendAll(store, [initiate(id)])))
  expect(asked).toEqual([])
  for (const { error } of ended)
    expect(error).toEqual({
      status: 'CUSTOM_ERROR',
      error: "This row's id can't be sent to the server, so nothing was changed.",
    })
})
