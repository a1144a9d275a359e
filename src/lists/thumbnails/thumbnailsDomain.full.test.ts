import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { recordActions } from '../../testing/endings'
import { fakeVideo } from '../../testing/fakeVideo'
import { server } from '../../testing/server'
import { signedInStore } from '../../testing/signedInStore'
import { renderToasts, toasts } from '../../testing/toasts'
import { pass, stopClock, until } from '../../testing/stopClock'
import { thumbnailRequested } from './thumbnailActions'
import { thumbnailEnded, thumbnailsDomain } from './thumbnailsDomain'

let video: ReturnType<typeof fakeVideo>
const released: string[] = []
beforeEach(() => {
  video = fakeVideo()
  released.length = 0
  Object.assign(URL, { revokeObjectURL: (url: string) => released.push(url) })
})
afterEach(() => {
  video.restore()
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

/** A console whose server answers thumbnails with this status, and what was sent to it. */
function start(status = 200) {
  const sent: { path: string; body: unknown }[] = []
  server.use(
    http.put('/api/admin/:list/:id/thumbnail', async ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() })
      return HttpResponse.json({ message: 'The answer' }, { status })
    }),
  )
  const opened = signedInStore('moderator')
  const actions = recordActions(opened)
  opened.start(thumbnailsDomain)
  const { dispatch } = opened.store
  const ends = () => actions.filter(thumbnailEnded.match).map(({ payload }) => `${payload.id} ${payload.kind}`)
  return {
    sent,
    ends,
    actions,
    ask: (id: string, url = '/media/film.mp4') => dispatch(thumbnailRequested({ call: 'campaignThumbnail', id, url })),
    askForTask: (id: string, url: string) => dispatch(thumbnailRequested({ call: 'taskThumbnail', id, url })),
  }
}

it('sends the first frame of an uploaded file in a call of its own, releases the file, and has no picture in an action', async () => {
  const { sent, ends, actions, askForTask } = start()
  askForTask('17', 'blob:film')
  await waitFor(() => expect(ends()).toEqual(['17 kept']))
  expect(sent).toEqual([{ path: '/api/admin/tasks/17/thumbnail', body: { picture: '/9j/'.padEnd(400, 'A') } }])
  await waitFor(() => expect(released).toEqual(['blob:film']))
  expect(JSON.stringify(actions)).not.toContain('/9j/')
})

it('sends that of a campaign to the campaign, and releases nothing', async () => {
  const { sent, ends, ask } = start()
  ask('7')
  await waitFor(() => expect(ends()).toEqual(['7 kept']))
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/campaign-ads/7/thumbnail'])
  expect(released).toEqual([])
})

it('makes one of a row that is shown again before the list has the first one, and a new one if that was not kept', async () => {
  const kept = start()
  kept.ask('7', 'blob:uploaded')
  kept.ask('7')
  await waitFor(() => expect(kept.ends()).toEqual(['7 askedAlready', '7 kept']))
  kept.ask('7', 'blob:again')
  await waitFor(() => expect(kept.ends()).toEqual(['7 askedAlready', '7 kept', '7 askedAlready']))
  expect([kept.sent.length, ...released]).toEqual([1, 'blob:uploaded', 'blob:again'])

  const lost = start(500)
  lost.ask('7')
  await waitFor(() => expect(lost.ends()).toEqual(['7 notKept']))
  lost.ask('7')
  await waitFor(() => expect(lost.ends()).toEqual(['7 notKept', '7 notKept']))
})

it('asks a server that has no such call once', async () => {
  const { sent, ends, ask } = start(404)
  ask('7')
  await waitFor(() => expect(ends()).toEqual(['7 notKept']))
  ask('8')
  await waitFor(() => expect(ends()).toEqual(['7 notKept', '8 notOffered']))
  expect([sent.length, video.urls.length]).toEqual([1, 1])
})

it.each([409, 500])('says nothing to people when the server answers %s', async (status) => {
  renderToasts()
  const { ends, ask } = start(status)
  ask('7')
  await waitFor(() => expect(ends()).toEqual(['7 notKept']))
  expect(toasts()).toEqual([])
})

it('sends nothing of a video that the browser cannot decode', async () => {
  video.restore()
  video = fakeVideo({ plays: 'no' })
  const { sent, ends, ask } = start()
  ask('7')
  await waitFor(() => expect(ends()).toEqual(['7 noFrame']))
  expect(sent).toEqual([])
})

it('gives up a video that shows nothing for 20 seconds', async () => {
  video.restore()
  video = fakeVideo({ plays: 'never' })
  stopClock()
  const { ends, ask } = start()
  ask('7')
  await pass(19_000)
  expect(ends()).toEqual([])
  await pass(1_000)
  await until(() => expect(ends()).toEqual(['7 noFrame']))
  await until(() => expect(video.ended).toEqual(['/media/film.mp4']))
})
