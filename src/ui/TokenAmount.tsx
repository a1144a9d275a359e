import { formatFigure } from '../shared/amounts'
import { tokensOf } from '../shared/wei'

const smallestShown = 10n ** 16n

/** An amount of wei with two decimal places; the exact amount is the tooltip. */
export function TokenAmount({ wei, unit }: { wei: string | bigint; unit: string }) {
  const exact = tokensOf(wei)
  const tiny = BigInt(wei) > 0n && BigInt(wei) < smallestShown
  return (
    <span title={`${exact} ${unit}`}>
      {tiny ? `<${formatFigure('0.01', 'tokens')}` : formatFigure(exact, 'tokens')} {unit}
    </span>
  )
}
