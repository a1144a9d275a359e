import { baseApi } from './baseApi'
import { pathOf } from '../contract/endpoints'
import {
  activitySchema,
  adminUserSchema,
  assetSchema,
  assetStatsSchema,
  campaignSchema,
  campaignStatsSchema,
  createdTaskSchema,
  generalStatsSchema,
  maybeInvitationSchema,
  respeltStatsSchema,
  settingSchema,
  signedInSchema,
  statusCountsSchema,
  taskSchema,
  userSchema,
  type Activity,
  type AdminUser,
  type Asset,
  type AssetStats,
  type Campaign,
  type CampaignStats,
  type Confirmation,
  type CreatedTask,
  type GeneralStats,
  type MaybeInvitation,
  type Setting,
  type SignedIn,
  type StatusCounts,
  type Task,
  type User,
} from '../contract/entities'
import type { Login } from '../contract/login'
import type { CountedList } from '../contract/listQuery'
import type { ListRequest } from '../contract/paging'
import type { CreateAdmin, CreateTask, Register } from '../contract/requests'
import type { StatsDetail } from '../contract/statsQuery'
import { failedAs, somethingWrong } from './errors'
import { extraOf } from './extra'
import { listTag, onSuccess, rowTag } from './tags'
import { rowsKeys, type AnsweredPage, type Range } from './envelope'
import { confirmationOf, confirmationWith, oneOf, pageOf } from './unwrap'

/** `media` is the name under which `withFile` (upload.ts) holds the video. */
interface TaskUpload extends CreateTask {
  media: string
}

/** Which list to count by status, with its filters beside the status. */
type StatusCountsRequest = { list: CountedList } & Partial<
  Record<'search' | 'created_from' | 'created_before' | 'actor' | 'action', string | undefined>
>

const countedTags = {
  users: 'User',
  adminUsers: 'AdminUser',
  tasks: 'Task',
  campaigns: 'Campaign',
  assets: 'Asset',
  activity: 'Activity',
} as const

const figuresOf = oneOf(campaignStatsSchema, 'campaign-stats')
const createdTaskOf = confirmationWith(createdTaskSchema)
const respeltOf = oneOf(respeltStatsSchema, 'campaign-stats')

/** The figures of the campaigns, also from a server that spells `inactive_campaigns` with its c. */
function campaignStatsOf(answer: unknown): CampaignStats {
  const figures = figuresOf(answer)
  return { ...figures, inative_campaigns: figures.inative_campaigns ?? respeltOf(answer).inactive_campaigns }
}

/** Every REST endpoint of the platform, in the order of the API's table: what it sends, how it is read, what it refreshes. */
export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn & Confirmation, Login>({
      query: (body) => ({ name: 'login', body }),
      transformResponse: confirmationWith(signedInSchema),
      // An answer without a usable token is handled like a failed request: nobody is signed in, and one can try again.
      catchSchemaFailure: () => failedAs(somethingWrong),
    }),
    register: build.mutation<Confirmation, Register>({
      query: (body) => ({ name: 'register', body }),
      transformResponse: confirmationOf,
    }),
    logout: build.mutation<Confirmation, void>({
      query: () => ({ name: 'logout' }),
      transformResponse: confirmationOf,
    }),
    generalStats: build.query<GeneralStats, StatsDetail | void>({
      query: (detail) => ({ name: 'generalStats', ...(detail && { params: { detail } }) }),
      transformResponse: oneOf(generalStatsSchema),
      providesTags: ['GeneralStats'],
    }),
    campaignStats: build.query<CampaignStats, void>({
      query: () => ({ name: 'campaignStats' }),
      transformResponse: campaignStatsOf,
      providesTags: ['CampaignStats'],
    }),
    assetStats: build.query<AssetStats, void>({
      query: () => ({ name: 'assetStats' }),
      transformResponse: oneOf(assetStatsSchema),
      providesTags: ['AssetStats'],
    }),
    statusCounts: build.query<StatusCounts, StatusCountsRequest>({
      query: (params) => ({ name: 'statusCounts', params }),
      transformResponse: oneOf(statusCountsSchema),
      providesTags: (_counts, _error, { list }) => [listTag(countedTags[list])],
    }),
    assets: build.query<AnsweredPage<Asset>, ListRequest>({
      query: (params) => ({ name: 'assets', params }),
      transformResponse: pageOf(assetSchema, rowsKeys.assets),
      providesTags: [listTag('Asset')],
    }),
    users: build.query<AnsweredPage<User>, ListRequest>({
      query: (params) => ({ name: 'users', params }),
      transformResponse: pageOf(userSchema, rowsKeys.users),
      providesTags: [listTag('User')],
    }),
    minPointsUsers: build.query<AnsweredPage<User>, Range & { minimum?: string }>({
      query: (params) => ({ name: 'minPointsUsers', params }),
      transformResponse: pageOf(userSchema, rowsKeys.users),
      providesTags: [listTag('MinPointsUser')],
    }),
    setCanRedeem: build.mutation<Confirmation, void>({
      query: () => ({ name: 'setCanRedeem' }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('MinPointsUser'), listTag('User')]),
    }),
    toggleUser: build.mutation<Confirmation, string>({
      query: (id) => ({ name: 'toggleUser', id }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('User'), listTag('MinPointsUser'), 'GeneralStats']),
    }),
    adminUsers: build.query<AnsweredPage<AdminUser>, ListRequest>({
      query: (params) => ({ name: 'adminUsers', params }),
      transformResponse: pageOf(adminUserSchema, rowsKeys.adminUsers),
      providesTags: [listTag('AdminUser')],
    }),
    createAdmin: build.mutation<MaybeInvitation & Confirmation, CreateAdmin>({
      query: (body) => ({ name: 'createAdmin', body }),
      transformResponse: confirmationWith(maybeInvitationSchema),
      invalidatesTags: onSuccess(() => [listTag('AdminUser')]),
    }),
    toggleAdmin: build.mutation<Confirmation, string>({
      query: (id) => ({ name: 'toggleAdmin', id }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('AdminUser')]),
    }),
    deleteAdmin: build.mutation<Confirmation, string>({
      query: (id) => ({ name: 'deleteAdmin', id }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('AdminUser')]),
    }),
    tasks: build.query<AnsweredPage<Task>, ListRequest>({
      query: (params) => ({ name: 'tasks', params }),
      transformResponse: pageOf(taskSchema, rowsKeys.tasks),
      providesTags: [listTag('Task')],
    }),
    createTask: build.mutation<CreatedTask & Confirmation, TaskUpload>({
      queryFn: async ({ media, ...fields }, { extra }) => {
        const { sendForm } = await import(/* webpackChunkName: "task-dialogs" */ './upload')
        const url = new URL(pathOf('createTask'), globalThis.location.origin).href
        const answer = await sendForm(url, fields, media, extraOf(extra).credentials)
        return answer.error ? answer : { data: createdTaskOf(answer.data) }
      },
      invalidatesTags: onSuccess(() => [listTag('Task')]),
    }),
    toggleTask: build.mutation<Confirmation, string>({
      query: (id) => ({ name: 'toggleTask', id }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('Task')]),
    }),
    campaigns: build.query<AnsweredPage<Campaign>, ListRequest>({
      query: (params) => ({ name: 'campaigns', params }),
      transformResponse: pageOf(campaignSchema, rowsKeys.campaigns),
      providesTags: [listTag('Campaign')],
    }),
    toggleCampaign: build.mutation<Confirmation, string>({
      query: (id) => ({ name: 'toggleCampaign', id }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess((id) => [rowTag('Campaign', id), listTag('Campaign'), 'CampaignStats']),
    }),
    approveCampaign: build.mutation<Confirmation, string>({
      // It arrives also when the tab is closed while it is on its way.
      query: (id) => ({ name: 'approveCampaign', id, keepalive: true }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess((id) => [
        rowTag('Campaign', id),
        listTag('Campaign'),
        'CampaignStats',
        'GeneralStats',
      ]),
    }),
    settings: build.query<AnsweredPage<Setting>, Range>({
      query: (params) => ({ name: 'settings', params }),
      transformResponse: pageOf(settingSchema, 'settings'),
      providesTags: [listTag('Setting')],
    }),
    updateSetting: build.mutation<Confirmation, { id: string; value: string; type?: string | undefined }>({
      query: ({ id, value }) => ({ name: 'updateSetting', id, body: { value } }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess(() => [listTag('Setting'), listTag('MinPointsUser'), 'GeneralStats']),
    }),
    activity: build.query<AnsweredPage<Activity>, ListRequest>({
      query: (params) => ({ name: 'activity', params }),
      transformResponse: pageOf(activitySchema, rowsKeys.activity),
      providesTags: [listTag('Activity')],
    }),
  }),
})

export const {
  useGeneralStatsQuery,
  useCampaignsQuery,
  useCampaignStatsQuery,
  useAssetsQuery,
  useAssetStatsQuery,
  useStatusCountsQuery,
  useMinPointsUsersQuery,
  useTasksQuery,
  useSettingsQuery,
  useActivityQuery,
} = adminApi
