import { formatDecimal } from '../shared/amounts'
import { tokensOf } from '../shared/wei'

const least = 10n ** 16n

/** An amount of wei as people read it, with two digits after the point; exact when pointed at. */
export function TokenAmount({ wei, unit }: { wei: string | bigint; unit: string }) {
  const exact = tokensOf(wei)
  const tiny = BigInt(wei) > 0n && BigInt(wei) < least
  return (
    <span title={`${exact} ${unit}`}>
      {tiny ? `<${formatDecimal('0.01')}` : formatDecimal(exact, 2, 2)} {unit}
    </span>
  )
}
