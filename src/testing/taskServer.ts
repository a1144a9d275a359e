import { http, HttpResponse } from 'msw'
import type { Task } from '../contract/entities'
import { appliedIn, withId } from './applied'
import { recordRequests } from './requests'
import { server } from './server'

/** An active task with these changes. */
export const task = (changes: Partial<Task> = {}): Task => ({
  id: '7',
  points: '10',
  total_completed: '1250',
  is_active: true,
  tag: 'youtube',
  instructions: 'Watch to the end',
  type: '1',
  media: '/media/film.mp4?expires=1&signature=x',
  ...changes,
})

/** `count` tasks, with the ids 1, 2 and so on. */
export const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => task({ id: String(index + 1) }))

/** The paths of the tasks' calls, for tests that override one of them. */
export const taskPaths = { list: '/api/admin/tasks', toggle: '/api/admin/tasks/:id/toggle' }

/** Handlers that hold tasks as the platform's server does; `change` is a colleague's change meanwhile. */
export function taskServer(...given: readonly Task[]) {
  let rows = [...given]
  const change = (id: unknown, changed: (row: Task) => Partial<Task>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changed(row) } : row))
  }
  server.use(
    http.get(taskPaths.list, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))]
      const kept = withId(rows, searchParams)
      return HttpResponse.json({
        data: kept.slice(start, end + 1),
        total: kept.length,
        applied: appliedIn(searchParams),
      })
    }),
    http.put(taskPaths.toggle, ({ params }) => {
      change(params.id, ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.json({ message: 'Task toggled' })
    }),
  )
  return { change, requests: recordRequests() }
}
