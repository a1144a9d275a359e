import type { Setting } from '../../contract/entities'
import { AdFeeEffect, AssetFeeEffect } from './feeEffects'
import { MinimumEffect } from './MinimumEffect'
import { ConversionEffect, ReferralEffect, TaskEffect } from './pointEffects'

interface SettingEffectProps {
  setting: Setting
  to: string
  settings: readonly Setting[]
}

/** The effect of a change as a sentence, calculated from the platform's data. */
export function SettingEffect({ setting: { key, value }, to, settings }: SettingEffectProps) {
  const change = { from: value, to, settings }
  switch (key) {
    case 'referral_bonus':
      return <ReferralEffect {...change} />
    case 'spunky_points_conversion_rate':
      return <ConversionEffect {...change} />
    case 'campaign_ad_fee':
      return <AdFeeEffect {...change} />
    case 'asset_tracking_fee':
      return <AssetFeeEffect {...change} />
    case 'minimum_points':
      return <MinimumEffect {...change} />
    case 'points_per_task':
      return <TaskEffect {...change} />
    default:
      return "The console doesn't know this setting, so it can't say what the change does."
  }
}
