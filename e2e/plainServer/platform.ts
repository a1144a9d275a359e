import type { Platform } from './entities'
import { adminRows, userRows } from './people'
import { assetRows, campaignRows, settingRows, taskRows } from './rows'

export interface Sizes {
  readonly tasks: number
}

export const createPlatform = ({ tasks }: Sizes): Platform => ({
  campaigns: campaignRows(),
  tasks: taskRows(tasks),
  admins: adminRows(),
  users: userRows(),
  assets: assetRows(),
  settings: settingRows(),
})
