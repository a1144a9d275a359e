import { dossierSchema, type Dossier } from '../contract/dossier'
import { adminApi } from './adminApi'
import { listTag } from './tags'
import { oneOf } from './unwrap'

/** What our server's database knows of one address or e-mail, in one call; its code comes with the dossier's. */
export const dossierApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    dossier: build.query<Dossier, string>({
      query: (of) => ({ name: 'dossier', params: { of } }),
      transformResponse: oneOf(dossierSchema),
      // A change of any user may be one of this person, also of one whom the last answer did not have.
      providesTags: [listTag('User'), listTag('AdminUser'), listTag('Asset'), listTag('Campaign'), listTag('Activity')],
    }),
  }),
})

export const { useDossierQuery } = dossierApi
