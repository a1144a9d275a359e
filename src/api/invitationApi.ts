import { invitedSchema, type Invited } from '../contract/entities'
import { adminApi } from './adminApi'
import { oneOf } from './unwrap'

/** What our server adds for the page that an invitation opens: whom it is for. A POST, so that no log keeps the token. */
export const invitationApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    invitation: build.mutation<Invited, { invitation: string }>({
      query: (body) => ({ name: 'invitation', body }),
      transformResponse: oneOf(invitedSchema),
    }),
  }),
})
