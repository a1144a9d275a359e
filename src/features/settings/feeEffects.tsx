import { useAssetStatsQuery, useCampaignStatsQuery } from '../../api/adminApi'
import { formatDecimal } from '../../shared/amounts'
import { TokenAmount } from '../../ui/TokenAmount'
import { fresh, readingText, multiply, unknownText, type EffectProps } from './effect'

interface FeeProps extends EffectProps {
  /** The current number; undefined when unknown. */
  count: string | null | undefined
  /** The noun in the singular. */
  what: string
}

/** What the fee amounts to for the current number. */
function Fee({ count, what, from, to }: FeeProps) {
  const [before, after] = [multiply(count, from), multiply(count, to)]
  if (before === undefined || after === undefined) return unknownText
  const number = formatDecimal(count)
  return (
    <>
      For the current {number === '1' ? what : `${number} ${what}s`}, the fee comes to{' '}
      <TokenAmount wei={after} unit="usdt" /> instead of <TokenAmount wei={before} unit="usdt" />.
    </>
  )
}

export function AdFeeEffect(props: EffectProps) {
  const { data, isFetching, isError } = useCampaignStatsQuery(undefined, fresh)
  if (isFetching) return readingText
  return <Fee {...props} count={isError ? undefined : data?.total_campaigns} what="campaign" />
}

export function AssetFeeEffect(props: EffectProps) {
  const { data, isFetching, isError } = useAssetStatsQuery(undefined, fresh)
  if (isFetching) return readingText
  return <Fee {...props} count={isError ? undefined : data?.total_tracked_assets} what="tracked asset" />
}
