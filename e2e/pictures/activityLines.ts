import type { Page } from '@playwright/test'
import { endpoints } from '../../src/contract/endpoints'
import type { Activity } from '../../src/contract/entities'

const line = (id: number, minute: number, changes: Partial<Activity>): Activity => ({
  id: String(id),
  created_at: `2026-11-20T09:${minute}:05.000Z`,
  actor: 'sue.super@ssdx.test',
  role: 'super-admin',
  action: 'login',
  target: '',
  outcome: 'done',
  before: '',
  after: '',
  request_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  ...changes,
})

const lines: readonly Activity[] = [
  line(7, 58, {
    action: 'updateSetting',
    target: 'setting 5 minimum_points',
    before: '{"value":"1000"}',
    after: '{"value":"1200"}',
  }),
  line(6, 52, {
    action: 'approveCampaign',
    target: 'campaign 17 Harbor Bikes: City tour',
    actor: 'mo@ssdx.test',
    role: 'moderator',
  }),
  line(5, 47, {
    action: 'toggleUser',
    target: 'user 9 hugo.weber@example.com',
    before: '{"is_active":true}',
    after: '{"is_active":false}',
  }),
  line(4, 41, { action: 'createAdmin', target: '', outcome: 'refused', actor: 'mo@ssdx.test', role: 'moderator' }),
  line(3, 36, {
    action: 'toggleTask',
    target: 'task 12',
    before: '{"is_active":false}',
    after: '{"is_active":true}',
    actor: 'ed@ssdx.test',
    role: 'editor',
  }),
  line(2, 31, { actor: 'mo@ssdx.test', role: 'moderator' }),
  line(1, 30, {}),
]

/** Answers with the same activity in each run; the activity of our server depends on the pictures taken before. */
export async function routeActivity(page: Page) {
  await page.route(`**${endpoints.activity.path}?**`, (route) =>
    route.fulfill({ json: { data: lines, total: lines.length } }),
  )
  await page.route(`**${endpoints.statusCounts.path}?list=activity**`, (route) =>
    route.fulfill({
      json: {
        data: {
          total: 7,
          statuses: [
            { status: 'done', count: 6 },
            { status: 'refused', count: 1 },
          ],
        },
      },
    }),
  )
}
