import { adminApi } from './adminApi'
import type { AdminUser, Campaign, Task, User } from '../contract/entities'
import type { ListRequest } from '../contract/paging'
import { findRow, type RowRef } from '../lists/rows/findRow'
import type { ReadWindow } from '../lists/rows/readWindows'
import type { ApiDispatch } from './send'
import { rowTag, type TagType } from './tags'

/** A look at a list that asks the server whatever the cache has. */
const fresh = { forceRefetch: true, subscribe: false } as const

type ReadList<Row> = (request: ListRequest, how: typeof fresh) => ReturnType<ReadWindow<Row>>

/** Single rows, looked for in their lists; `null` is a row that is not there. Each is read again when its row was changed. */
const lookIn =
  <Row extends { id: string }>(read: ReadList<Row>) =>
  async (ref: RowRef, { dispatch, signal }: { dispatch: ApiDispatch; signal: AbortSignal }) => {
    try {
      return { data: await findRow(ref, { read: (request) => read(request, fresh), dispatch, signal }) }
    } catch {
      return { error: { status: 'CUSTOM_ERROR', error: 'The list could not be read.' } as const }
    }
  }

const tagOf =
  (type: TagType) =>
  (_row: unknown, _error: unknown, { id }: RowRef) => [rowTag(type, id)]

/** Single rows of the lists. The API of the platform has no calls for them, so each is looked for in its list. */
export const rowApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<User | null, RowRef>({
      queryFn: lookIn(adminApi.endpoints.users.initiate),
      providesTags: tagOf('User'),
    }),
    adminUser: build.query<AdminUser | null, RowRef>({
      queryFn: lookIn(adminApi.endpoints.adminUsers.initiate),
      providesTags: tagOf('AdminUser'),
    }),
    task: build.query<Task | null, RowRef>({
      queryFn: lookIn(adminApi.endpoints.tasks.initiate),
      providesTags: tagOf('Task'),
    }),
    campaign: build.query<Campaign | null, RowRef>({
      queryFn: lookIn(adminApi.endpoints.campaigns.initiate),
      providesTags: tagOf('Campaign'),
    }),
  }),
})

export const { useCampaignQuery } = rowApi
