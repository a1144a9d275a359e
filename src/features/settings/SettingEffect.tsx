import type { ComponentType } from 'react'
import { isSettingKey, type SettingKey } from '../../config/settingLabels'
import type { Setting } from '../../contract/entities'
import type { EffectProps } from './effect'
import { AdFeeEffect, AssetFeeEffect } from './feeEffects'
import { MinimumEffect } from './MinimumEffect'
import { ConversionEffect, ReferralEffect, TaskEffect } from './pointEffects'

const effects: Readonly<Record<SettingKey, ComponentType<EffectProps>>> = {
  referral_bonus: ReferralEffect,
  spunky_points_conversion_rate: ConversionEffect,
  campaign_ad_fee: AdFeeEffect,
  asset_tracking_fee: AssetFeeEffect,
  minimum_points: MinimumEffect,
  points_per_task: TaskEffect,
}

interface SettingEffectProps extends Omit<EffectProps, 'from'> {
  setting: Setting
}

/** The effect of a change as a sentence, calculated from the platform's data. */
export function SettingEffect({ setting: { key, value }, ...change }: SettingEffectProps) {
  if (!isSettingKey(key)) return "The console doesn't know this setting, so it can't say what the change does."
  const Effect = effects[key]
  return <Effect from={value} {...change} />
}
