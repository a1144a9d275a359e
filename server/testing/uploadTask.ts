import { endpoints } from '../../src/contract/endpoints'
import type { TestServer } from './testServer'
import { multipart, taskParts } from './videos'

interface SignedIn {
  readonly authorization: string
}

interface Form {
  readonly payload: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a form as it is where tasks are uploaded. */
export const sendForm = ({ inject }: TestServer, { authorization }: SignedIn, { payload, headers }: Form) =>
  inject({ method: 'POST', url: endpoints.createTask.path, payload, headers: { ...headers, authorization } })

/** Uploads a task: a good one with its video, unless its parts are given. */
export const uploadTask = (server: TestServer, as: SignedIn, parts = taskParts()) =>
  sendForm(server, as, multipart(parts))
