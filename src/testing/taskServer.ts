import { http, HttpResponse } from 'msw'
import type { Task } from '../contract/entities'
import { listServer, type ListPlay } from './listServer'
import { server } from './server'

/** The paths of the tasks' calls, for tests that override one of them. */
export const taskPaths = { list: '/api/admin/tasks', toggle: '/api/admin/tasks/:id/toggle' }

const taskList: ListPlay<Task> = {
  path: taskPaths.list,
  textOf: ({ instructions }) => instructions,
  statusOf: ({ is_active }) => (is_active ? 'active' : 'inactive'),
  createdAt: () => '',
}

/** Handlers that hold tasks as the platform's server does; `change` is a colleague's change meanwhile. */
export function taskServer(...given: readonly Task[]) {
  const { change, requests } = listServer(taskList, given)
  server.use(
    http.put(taskPaths.toggle, ({ params }) => {
      change(params.id, ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.json({ message: 'Task toggled' })
    }),
  )
  return { change, requests }
}
