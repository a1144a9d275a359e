import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { unexpected } from './errors'
import { tagTypes } from './tags'

/** All that is read from the server and written to it, in one cache; the endpoints are declared in adminApi.ts. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // What is shown is read again when the window gets the focus or the network is back; not lists searched in the browser at a focus.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  catchSchemaFailure: () => unexpected,
  endpoints: () => ({}),
})
