import type { GenericSchema } from 'valibot'
import { baseApi } from './baseApi'
import { pathOf, type EndpointName } from '../contract/endpoints'
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
import { campaignTag, listTag, onSuccess, type Tag, type TagType } from './tags'
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

const listTags = {
  users: 'User',
  adminUsers: 'AdminUser',
  tasks: 'Task',
  campaigns: 'Campaign',
  assets: 'Asset',
  activity: 'Activity',
} as const

/** How a list is asked for and read. */
const listOf = <Row>(name: CountedList, schema: GenericSchema<unknown, Row>) => ({
  query: (params: ListRequest) => ({ name, params }),
  transformResponse: pageOf(schema, rowsKeys[name]),
  providesTags: [listTag(listTags[name])],
})

/** How one row is changed; `tags`: what that makes out of date. */
const changeOf = (name: EndpointName, tags: (id: string) => readonly (Tag | TagType)[]) => ({
  query: (id: string) => ({ name, id }),
  transformResponse: confirmationOf,
  invalidatesTags: onSuccess(tags),
})

const figuresOf = oneOf(campaignStatsSchema, 'campaign-stats')
const createdTaskOf = confirmationWith(createdTaskSchema)
const respeltOf = oneOf(respeltStatsSchema, 'campaign-stats')

/** The figures of the campaigns, also from a server that spells `inactive_campaigns` with its c. */
function campaignStatsOf(answer: unknown): CampaignStats {
  const figures = figuresOf(answer)
  return { ...figures, inative_campaigns: figures.inative_campaigns ?? respeltOf(answer).inactive_campaigns }
}

/**
 * The REST endpoints of the platform's API, in the order of its table, and the counts of the tabs: what each sends, how its answer is
 * read, what it refreshes.
 */
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
      providesTags: (_counts, _error, { list }) => [listTag(listTags[list])],
    }),
    assets: build.query<AnsweredPage<Asset>, ListRequest>(listOf('assets', assetSchema)),
    users: build.query<AnsweredPage<User>, ListRequest>(listOf('users', userSchema)),
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
    toggleUser: build.mutation<Confirmation, string>(
      changeOf('toggleUser', () => [listTag('User'), listTag('MinPointsUser'), 'GeneralStats']),
    ),
    adminUsers: build.query<AnsweredPage<AdminUser>, ListRequest>(listOf('adminUsers', adminUserSchema)),
    createAdmin: build.mutation<MaybeInvitation & Confirmation, CreateAdmin>({
      query: (body) => ({ name: 'createAdmin', body }),
      transformResponse: confirmationWith(maybeInvitationSchema),
      invalidatesTags: onSuccess(() => [listTag('AdminUser')]),
    }),
    toggleAdmin: build.mutation<Confirmation, string>(changeOf('toggleAdmin', () => [listTag('AdminUser')])),
    deleteAdmin: build.mutation<Confirmation, string>(changeOf('deleteAdmin', () => [listTag('AdminUser')])),
    tasks: build.query<AnsweredPage<Task>, ListRequest>(listOf('tasks', taskSchema)),
    createTask: build.mutation<CreatedTask & Confirmation, TaskUpload>({
      queryFn: async ({ media, ...fields }, { extra }) => {
        const { sendForm } = await import(/* webpackChunkName: "task-dialogs" */ './upload')
        const url = new URL(pathOf('createTask'), globalThis.location.origin).href
        const answer = await sendForm(url, fields, media, extraOf(extra).credentials)
        return answer.error ? answer : { data: createdTaskOf(answer.data) }
      },
      invalidatesTags: onSuccess(() => [listTag('Task')]),
    }),
    toggleTask: build.mutation<Confirmation, string>(changeOf('toggleTask', () => [listTag('Task')])),
    campaigns: build.query<AnsweredPage<Campaign>, ListRequest>(listOf('campaigns', campaignSchema)),
    toggleCampaign: build.mutation<Confirmation, string>(
      changeOf('toggleCampaign', (id) => [campaignTag(id), listTag('Campaign'), 'CampaignStats']),
    ),
    approveCampaign: build.mutation<Confirmation, string>({
      // It arrives also when the tab is closed while it is on its way.
      query: (id) => ({ name: 'approveCampaign', id, keepalive: true }),
      transformResponse: confirmationOf,
      invalidatesTags: onSuccess((id) => [campaignTag(id), listTag('Campaign'), 'CampaignStats', 'GeneralStats']),
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
    activity: build.query<AnsweredPage<Activity>, ListRequest>(listOf('activity', activitySchema)),
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
