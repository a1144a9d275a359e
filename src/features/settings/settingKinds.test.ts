import { kindOf, valueText } from './settingKinds'

it.each([
  ['minimum_points', '2100', '2,100 points'],
  ['minimum_points', '1.0', '1 point'],
  ['minimum_points', '', 'nothing'],
  ['campaign_ad_fee', '0.123456789', '0.123456789 usdt'],
  ['asset_tracking_fee', ' ', 'nothing'],
  ['unknown_text', 'on request', 'on request'],
  ['unknown_text', '', 'nothing'],
])('writes %s of %j as "%s"', (key, value, text) => {
  expect(valueText(value, kindOf(key))).toBe(text)
})
