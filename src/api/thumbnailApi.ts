import { createExchange } from '../shared/exchange'
import type { Confirmation } from '../contract/entities'
import { adminApi } from './adminApi'
import { campaignTag, listTag, onSuccess } from './tags'
import { confirmationOf } from './unwrap'

/** Pictures on their way to the server, in base64: so large a text stays out of actions and state. */
export const pictures = createExchange<string>()

/** `picture` is the name under which `pictures` holds it. */
interface Thumbnail {
  id: string
  picture: string
}

/** Our server keeps a picture from a video's first second, if it has none; its code comes with the code that makes one. */
export const thumbnailApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    taskThumbnail: build.mutation<Confirmation, Thumbnail>({
      query: ({ id, picture }) => ({ name: 'taskThumbnail', id, body: { picture: pictures.read(picture) } }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('Task')]),
    }),
    campaignThumbnail: build.mutation<Confirmation, Thumbnail>({
      query: ({ id, picture }) => ({ name: 'campaignThumbnail', id, body: { picture: pictures.read(picture) } }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(({ id }) => [campaignTag(id), listTag('Campaign')]),
    }),
  }),
})
