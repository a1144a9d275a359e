import type { Task } from '../contract/entities'
import { renderApp } from './renderApp'
import { taskServer } from './taskServer'

/** Opens the tasks page with these tasks on the server. */
export function openTasks(...given: readonly Task[]) {
  const platform = taskServer(...given)
  return { ...renderApp('/tasks'), ...platform }
}
