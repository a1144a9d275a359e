import assert from 'node:assert/strict'
import { files } from '../../server/testing/videos'
import { sendFile } from './apiConsole'
import { firstPage, page, type Exercises } from './exercise'

/** Tasks and campaigns, with their videos and thumbnails. */
export const contentCalls = {
  async tasks({ call, api }) {
    const { rows, total } = await call(api.tasks.initiate(firstPage))
    assert.deepEqual([rows[0]?.points, rows[0]?.type, total], ['12', '1', 2])
    assert.match(rows[0]?.media ?? '', /^\/media\//)
  },
  async createTask({ call, api }) {
    const media = new File([files.mp4], 'video.mp4', { type: 'video/mp4' })
    const task = { instructions: 'Watch to the end', type: 2 }
    const { message, id } = await sendFile(media, (name) => call(api.createTask.initiate({ ...task, media: name })))
    assert.deepEqual([message, id], ['Task 3 uploaded', '3'])
    const { rows } = await call(api.tasks.initiate(firstPage))
    assert.equal(rows.find(({ instructions }) => instructions === 'Watch to the end')?.type, '2')
  },
  async toggleTask({ call, api }) {
    assert.equal((await call(api.toggleTask.initiate('1'))).message, 'Task 1 deactivated')
  },
  async taskThumbnail({ call, api, holdPicture }) {
    const picture = holdPicture(files.jpeg.toString('base64'))
    assert.equal((await call(api.taskThumbnail.initiate({ id: '1', picture }))).message, 'Thumbnail of task 1 kept')
    const { rows } = await call(api.tasks.initiate(firstPage))
    const thumbnails = new Map(rows.map(({ id, thumbnail }) => [id, thumbnail?.split('?')[0] ?? 'none']))
    assert.match(thumbnails.get('1') ?? '', /^\/media\/[\w-]+\.jpg$/)
    assert.equal(thumbnails.get('2'), '')
  },
  async campaigns({ call, api }) {
    const { first, total } = page(await call(api.campaigns.initiate(firstPage)))
    assert.deepEqual([first?.id, first?.title, first?.duration, first?.amount], ['1', 'Sale', '30', '100.5'])
    assert.deepEqual([first?.is_approved, first?.is_active, first?.is_expired, total], [false, false, false, 2])
    assert.equal(first?.expires_at, '')
    assert.equal((await call(api.campaigns.initiate({ ...firstPage, status: 'waiting' }))).total, 1)
  },
  async relatedCampaigns({ call, api }) {
    const { rows, total } = await call(api.relatedCampaigns.initiate('1'))
    assert.deepEqual([rows.map(({ title }) => title), total], [['Winter'], 1])
  },
  async toggleCampaign({ call, api }) {
    assert.equal((await call(api.toggleCampaign.initiate('2'))).message, 'Winter activated')
  },
  async approveCampaign({ call, api }, server) {
    assert.equal((await call(api.approveCampaign.initiate('1'))).message, 'Sale approved')
    const { first } = page(await call(api.campaigns.initiate(firstPage)))
    const end = new Date(server.clock() + 30 * 24 * 60 * 60_000).toISOString()
    assert.deepEqual([first?.is_approved, first?.is_active, first?.expires_at], [true, true, end])
  },
  async campaignThumbnail({ call, api, holdPicture }) {
    const picture = holdPicture(files.jpeg.toString('base64'))
    const { message } = await call(api.campaignThumbnail.initiate({ id: '2', picture }))
    assert.equal(message, 'Thumbnail of campaign 2 kept')
    const { rows } = await call(api.campaigns.initiate(firstPage))
    assert.match(rows.find(({ id }) => id === '2')?.thumbnail ?? '', /^\/media\/[\w-]+\.jpg\?/)
  },
  async viewCampaign({ call, api }) {
    assert.ok((await call(api.viewCampaign.initiate({ id: '1', open: true }))).message)
  },
} satisfies Exercises
