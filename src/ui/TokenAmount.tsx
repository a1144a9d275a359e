import { tokensText } from '../shared/tokensText'
import { tokensOf } from '../shared/wei'

/** An amount of wei with two decimal places; the exact amount is the tooltip. */
export const TokenAmount = ({ wei, unit }: { wei: string | bigint; unit: string }) => (
  <span title={`${tokensOf(wei)} ${unit}`}>
    {tokensText(wei)} {unit}
  </span>
)
