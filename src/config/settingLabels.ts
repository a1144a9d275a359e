import { isKeyOf } from '../contract/keysOf'

/** The platform's settings that the console knows, with their labels and the units of their values, in their order on the page. */
export const settingLabels = {
  referral_bonus: { label: 'Points per Referral', unit: 'points' },
  spunky_points_conversion_rate: { label: 'Points for 1 SSDX', unit: 'points' },
  campaign_ad_fee: { label: 'usdt per Ad', unit: 'usdt' },
  asset_tracking_fee: { label: 'usdt per Asset', unit: 'usdt' },
  minimum_points: { label: 'Minimium Points', unit: 'points' },
  points_per_task: { label: 'Points Per Task', unit: 'points' },
} as const

export type SettingKey = keyof typeof settingLabels

export const isSettingKey = (key: string): key is SettingKey => isKeyOf(settingLabels, key)

/** The label of a setting; an unknown one has its key. */
export const settingLabel = (key: string): string => (isSettingKey(key) ? settingLabels[key].label : key)
