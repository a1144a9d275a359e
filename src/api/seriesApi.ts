import { seriesSchema, type Series } from '../contract/series'
import type { SeriesQuery } from '../contract/seriesQuery'
import { adminApi } from './adminApi'
import { oneOf } from './unwrap'

/** What the last days brought, which our server tells; its code comes with the dashboard's. */
export const seriesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    series: build.query<Series, SeriesQuery>({
      query: (params) => ({ name: 'series', params }),
      transformResponse: oneOf(seriesSchema),
      providesTags: ['GeneralStats'],
    }),
  }),
})

export const { useSeriesQuery } = seriesApi
