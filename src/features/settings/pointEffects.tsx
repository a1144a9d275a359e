import { useGeneralStatsQuery, useTasksQuery } from '../../api/adminApi'
import { valueText } from './settingKinds'
import { formatCount, formatDecimal } from '../../shared/amounts'
import { TokenAmount } from '../../ui/TokenAmount'
import { fresh, readingText, unknownText, worthOf, type EffectProps } from './effect'

const points = { unit: 'points' }

/** The worth of all points earned so far, before and after. */
export function ConversionEffect({ from, to }: EffectProps) {
  const { data, isFetching, isError } = useGeneralStatsQuery(undefined, fresh)
  if (isFetching) return readingText
  const earned = isError ? undefined : data?.point_earned
  const [before, after] = [worthOf(earned, from), worthOf(earned, to)]
  if (before === undefined || after === undefined) return unknownText
  const number = formatDecimal(earned)
  return (
    <>
      {number === '1' ? 'The only point earned so far is' : `All ${number} points earned so far are`} worth{' '}
      <TokenAmount wei={before} unit="SSDX" /> now and <TokenAmount wei={after} unit="SSDX" /> after.
    </>
  )
}

/** The worth of a referral at the current conversion rate. */
export function ReferralEffect({ from, to, settings }: EffectProps) {
  const rate = settings.find(({ key }) => key === 'spunky_points_conversion_rate')?.value ?? ''
  const [before, after] = [worthOf(from, rate), worthOf(to, rate)]
  if (before === undefined || after === undefined) return unknownText
  return (
    <>
      A referral is worth <TokenAmount wei={before} unit="SSDX" /> now and <TokenAmount wei={after} unit="SSDX" />{' '}
      after, at {valueText(rate, points)} for 1 SSDX.
    </>
  )
}

/** A task keeps the points it was created with. */
export function TaskEffect({ from, to }: EffectProps) {
  const { currentData, isFetching, isError } = useTasksQuery({ start: 0, end: 0, status: 'active' }, fresh)
  if (isFetching) return readingText
  // A server that ignores the status counts all tasks.
  const total = isError || !currentData?.applied?.includes('status') ? undefined : currentData.total
  if (total === undefined) return unknownText
  const active = total === 1 ? '1 active task keeps its' : `${formatCount(total)} active tasks keep their`
  return `A new task earns ${valueText(to, points)} instead of ${formatDecimal(from, 18)}. The ${active} points.`
}
