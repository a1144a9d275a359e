import type { GenericSchema } from 'valibot'
import * as rows from '../contract/entities'
import type { ListRequest } from '../contract/paging'
import { earlyWindow } from './earlyAnswer'
import { rowsKeys } from './envelope'

const unanswered = () => ({ data: undefined })

/** A list as the early page reads it: the rows of the one answer that is there. */
/* @__NO_SIDE_EFFECTS__ */
const list = <Row>(key: string, schema: GenericSchema<unknown, Row>) => ({
  useQuery: (request: ListRequest) => ({
    currentData: earlyWindow(key, request, schema),
    isFetching: false,
    refetch: unanswered,
  }),
  useQueryState: unanswered,
})

export const users = list(rowsKeys.users, rows.userSchema)
export const adminUsers = list(rowsKeys.adminUsers, rows.adminUserSchema)
export const tasks = list(rowsKeys.tasks, rows.taskSchema)
export const campaigns = list(rowsKeys.campaigns, rows.campaignSchema)
export const assets = list(rowsKeys.assets, rows.assetFields)
export const activity = list(rowsKeys.activity, rows.activitySchema)

// Nothing is sent.
export const toggleUser = undefined
export const toggleAdmin = undefined
export const deleteAdmin = undefined
export const toggleTask = undefined
export const toggleCampaign = undefined
export const approveCampaign = undefined
