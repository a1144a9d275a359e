import type { FetchArgs } from '@reduxjs/toolkit/query'
import { baseApi } from './baseApi'
import { endpoints, pathOf, type EndpointName } from './contract/endpoints'
import {
  activitySchema,
  adminUserSchema,
  assetSchema,
  assetStatsSchema,
  campaignSchema,
  campaignStatsSchema,
  generalStatsSchema,
  invitationSchema,
  settingSchema,
  signedInSchema,
  taskSchema,
  userSchema,
  type Activity,
  type AdminUser,
  type Asset,
  type AssetStats,
  type Campaign,
  type CampaignStats,
  type GeneralStats,
  type Invitation,
  type Message,
  type Setting,
  type SignedIn,
  type Task,
  type User,
} from './contract/entities'
import type { ListRequest } from './contract/paging'
import type { CreateAdmin, CreateTask, Login, Register } from './contract/requests'
import { somethingWrong } from './errors'
import { extraOf } from './extra'
import { listTag, onSuccess, rowTag, rowTags } from './tags'
import { messageOf, oneOf, pageOf, type Page, type Range } from './unwrap'

/** `media` is the name under which `withFile` (upload.ts) holds the video. */
interface TaskUpload extends CreateTask {
  media: string
}

const request = (name: EndpointName, { id, ...rest }: Partial<FetchArgs> & { id?: string } = {}): FetchArgs => ({
  ...rest,
  url: pathOf(name, id),
  method: endpoints[name].method,
})

/** Every REST endpoint of the platform, in the order of the API's table: what it sends, how it is read, what it refreshes. */
export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn & Message, Login>({
      query: (body) => request('login', { body }),
      transformResponse: (answer: unknown) => ({ ...oneOf(signedInSchema)(answer), ...messageOf(answer) }),
      // Whoever pressed Sign in has nothing to do with the form of an answer: they are not signed in, and can try again.
      catchSchemaFailure: () => ({ status: 'CUSTOM_ERROR', error: somethingWrong }),
    }),
    register: build.mutation<Message, Register>({
      query: (body) => request('register', { body }),
      transformResponse: messageOf,
    }),
    logout: build.mutation<Message, void>({
      query: () => request('logout'),
      transformResponse: messageOf,
    }),
    generalStats: build.query<GeneralStats, void>({
      query: () => request('generalStats'),
      transformResponse: oneOf(generalStatsSchema),
      providesTags: ['GeneralStats'],
    }),
    campaignStats: build.query<CampaignStats, void>({
      query: () => request('campaignStats'),
      transformResponse: oneOf(campaignStatsSchema, 'campaign-stats'),
      providesTags: ['CampaignStats'],
    }),
    assetStats: build.query<AssetStats, void>({
      query: () => request('assetStats'),
      transformResponse: oneOf(assetStatsSchema),
      providesTags: ['AssetStats'],
    }),
    assets: build.query<Page<Asset>, ListRequest>({
      query: (params) => request('assets', { params }),
      transformResponse: pageOf(assetSchema, 'assets'),
      providesTags: (page) => rowTags('Asset', page),
    }),
    users: build.query<Page<User>, ListRequest>({
      query: (params) => request('users', { params }),
      transformResponse: pageOf(userSchema, 'users'),
      providesTags: (page) => rowTags('User', page),
    }),
    minPointsUsers: build.query<Page<User>, Range & { minimum?: string }>({
      query: (params) => request('minPointsUsers', { params }),
      transformResponse: pageOf(userSchema, 'users'),
      providesTags: (page) => rowTags('MinPointsUser', page),
    }),
    setCanRedeem: build.mutation<Message, void>({
      query: () => request('setCanRedeem'),
      transformResponse: messageOf,
      invalidatesTags: onSuccess(() => [listTag('MinPointsUser')]),
    }),
    toggleUser: build.mutation<Message, string>({
      query: (id) => request('toggleUser', { id }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess((id) => [rowTag('User', id), listTag('User'), listTag('MinPointsUser')]),
    }),
    adminUsers: build.query<Page<AdminUser>, ListRequest>({
      query: (params) => request('adminUsers', { params }),
      transformResponse: pageOf(adminUserSchema, 'admins'),
      providesTags: (page) => rowTags('AdminUser', page),
    }),
    createAdmin: build.mutation<Invitation, CreateAdmin>({
      query: (body) => request('createAdmin', { body }),
      transformResponse: oneOf(invitationSchema),
      invalidatesTags: onSuccess(() => [listTag('AdminUser')]),
    }),
    toggleAdmin: build.mutation<Message, string>({
      query: (id) => request('toggleAdmin', { id }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess((id) => [rowTag('AdminUser', id), listTag('AdminUser')]),
    }),
    deleteAdmin: build.mutation<Message, string>({
      query: (id) => request('deleteAdmin', { id }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess(() => [listTag('AdminUser')]),
    }),
    tasks: build.query<Page<Task>, ListRequest>({
      query: (params) => request('tasks', { params }),
      transformResponse: pageOf(taskSchema, 'tasks'),
      providesTags: (page) => rowTags('Task', page),
    }),
    createTask: build.mutation<Message, TaskUpload>({
      queryFn: async ({ media, ...fields }, { extra }) => {
        const { sendForm } = await import(/* webpackChunkName: "upload-task" */ './upload')
        const url = new URL(pathOf('createTask'), globalThis.location.origin).href
        const answer = await sendForm(url, fields, media, extraOf(extra).credentials)
        return answer.error ? answer : { data: messageOf(answer.data) }
      },
      invalidatesTags: onSuccess(() => [listTag('Task')]),
    }),
    toggleTask: build.mutation<Message, string>({
      query: (id) => request('toggleTask', { id }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess((id) => [rowTag('Task', id), listTag('Task')]),
    }),
    campaigns: build.query<Page<Campaign>, ListRequest>({
      query: (params) => request('campaigns', { params }),
      transformResponse: pageOf(campaignSchema, 'campaign_ads'),
      providesTags: (page) => rowTags('Campaign', page),
    }),
    toggleCampaign: build.mutation<Message, string>({
      query: (id) => request('toggleCampaign', { id }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess((id) => [rowTag('Campaign', id), listTag('Campaign'), 'CampaignStats']),
    }),
    approveCampaign: build.mutation<Message, string>({
      query: (id) => request('approveCampaign', { id }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess((id) => [
        rowTag('Campaign', id),
        listTag('Campaign'),
        'CampaignStats',
        'GeneralStats',
      ]),
    }),
    settings: build.query<Page<Setting>, Range>({
      query: (params) => request('settings', { params }),
      transformResponse: pageOf(settingSchema, 'settings'),
      providesTags: (page) => rowTags('Setting', page),
    }),
    updateSetting: build.mutation<Message, { id: string; value: string }>({
      query: ({ id, value }) => request('updateSetting', { id, body: { value } }),
      transformResponse: messageOf,
      invalidatesTags: onSuccess(({ id }) => [rowTag('Setting', id), listTag('Setting'), listTag('MinPointsUser')]),
    }),
    activity: build.query<Page<Activity>, ListRequest>({
      query: (params) => request('activity', { params }),
      transformResponse: pageOf(activitySchema, 'activity'),
      providesTags: (page) => rowTags('Activity', page),
    }),
  }),
})

export const {
  useLoginMutation,
  useRegisterMutation,
  useGeneralStatsQuery,
  useCampaignsQuery,
  useCampaignStatsQuery,
  useAssetsQuery,
  useAssetStatsQuery,
  useUsersQuery,
  useMinPointsUsersQuery,
  useAdminUsersQuery,
  useTasksQuery,
  useCreateTaskMutation,
  useSettingsQuery,
  useActivityQuery,
} = adminApi
