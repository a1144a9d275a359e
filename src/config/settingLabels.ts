/** The platform's settings that the console knows, with their labels, in their order on the page. */
export const settingLabels = {
  referral_bonus: 'Points per Referral',
  spunky_points_conversion_rate: 'Points for 1 SSDX',
  campaign_ad_fee: 'usdt per Ad',
  asset_tracking_fee: 'usdt per Asset',
  minimum_points: 'Minimium Points',
  points_per_task: 'Points Per Task',
} as const

const isKnown = (key: string): key is keyof typeof settingLabels => Object.hasOwn(settingLabels, key)

/** The label of a setting; an unknown one has its key. */
export const settingLabel = (key: string): string => (isKnown(key) ? settingLabels[key] : key)
