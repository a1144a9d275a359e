import { endpoints } from '../../src/contract/endpoints'
import type { TestServer } from './testServer'
import { multipart, taskParts } from './videos'

/** Uploads a good task with its video. */
export function uploadTask({ inject }: TestServer, { authorization }: { authorization: string }) {
  const { payload, headers } = multipart(taskParts())
  return inject({ method: 'POST', url: endpoints.createTask.path, payload, headers: { ...headers, authorization } })
}
