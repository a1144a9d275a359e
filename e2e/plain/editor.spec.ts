import { acceptJson } from '../../src/api/json'
import { logOut } from '../console/shell'
import { signIn } from '../console/signIn'
import { expect } from '../journey'
import { password } from '../plainServer/sessions'
import { listOf } from './list'
import { test } from './plainJourney'

test('an editor signs in, uploads a task, switches it off and on again and leaves, told by the server at each step', async ({
  page,
  server,
}) => {
  const { email, name } = server.accountOf('editor')
  const { tasks } = server.platform
  await page.goto('/')
  await signIn(page, { email, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('article').first()).toContainText(tasks[0]?.instructions ?? 'no task')

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const before = tasks.length
  const instructions = 'Watch to the end, then say what the harbour is called.'
  await page.getByRole('button', { name: 'Upload New Task' }).click()
  const form = page.getByRole('dialog', { name: 'Upload New Task' })
  await form.getByLabel('Instructions').fill(instructions)
  await form.locator('input[type=file]').setInputFiles('sandbox/public/media/pattern.mp4')
  await form.getByRole('button', { name: 'Upload E-learning Video' }).click()
  await expect(page.getByText('The task has been saved')).toBeVisible()
  await expect(form).toHaveCount(0)
  expect(tasks).toHaveLength(before + 1)
  const task = tasks.find((one) => one.instructions === instructions)
  expect(task).toMatchObject({ type: 2, is_active: true })

  // This server keeps no thumbnails: a picture is drawn, and nothing is asked for or said.
  const card = page.getByRole('article', { name: `Task ${task?.id}`, exact: true })
  await card.getByRole('button', { name: /^Watch the video/ }).click()
  await expect(page.getByRole('dialog').locator('video')).not.toHaveJSProperty('readyState', 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card.locator('> div > svg')).toBeVisible()
  expect(await page.locator('article').locator('img, video').count()).toBe(0)
  expect(asked.filter((path) => path.includes('thumbnail'))).toEqual([])

  const toggle = card.getByRole('button', { name: / is active$/ })
  await toggle.click()
  await expect(page.getByText('Task status has changed')).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  expect(task?.is_active).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(task?.is_active).toBe(true)

  // Without a total, the count is known only at the end.
  const list = listOf(page, 'Tasks')
  await list.next.click()
  await expect(list.range).toHaveText('11-14 of 14')
  await expect(list.next).toBeDisabled()

  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await logOut(page)
  await expect(page.getByText('You have been logged out')).toBeVisible()
  const answer = await fetch(`${server.url}/api/admin/tasks`, {
    headers: { ...acceptJson, authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(401)
})
