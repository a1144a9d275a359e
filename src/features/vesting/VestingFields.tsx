import type { ChainConfig } from '../../config/chains'
import { TextField } from '../../ui/forms/fields'
import type { useForm } from '../../ui/forms/useForm'
import { TokenAmount } from '../../ui/TokenAmount'
import { AmountField } from './AmountField'
import { RecipientNotes } from './RecipientNotes'
import { termsOf, type emptyForm, type VestingValues } from './vestingForm'
import { VestingPreview } from './VestingPreview'

interface VestingFieldsProps {
  form: ReturnType<typeof useForm<keyof typeof emptyForm, VestingValues>>
  chain: ChainConfig
  /** The connected account. */
  own: string | undefined
  /** The token's symbol. */
  unit: string
  /** In wei; undefined while unknown. */
  balance: bigint | undefined
  /** The balance could not be read. */
  unread: boolean
  /** The chain's time in seconds; undefined while unknown. */
  time: number | undefined
  /** The first field has the focus. */
  autoFocus: boolean
}

/** The fields of a new schedule, and what they mean in dates. */
export const VestingFields = ({ form, chain, own, unit, balance, unread, time, autoFocus }: VestingFieldsProps) => (
  <>
    <p>
      Balance on {chain.name}:{' '}
      <strong>{balance === undefined ? '-' : <TokenAmount wei={balance} unit={unit} />}</strong>
      {unread && " (couldn't be loaded)"}
    </p>
    <TextField
      label="Address to vest to"
      placeholder="0x…"
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      aside={
        own && (
          <button type="button" onClick={() => form.set('address', own)}>
            Use connected address
          </button>
        )
      }
      hint={<RecipientNotes chain={chain} address={form.values.address} own={own} />}
      {...form.field('address')}
    />
    <AmountField {...form.field('amount')} balance={balance} />
    <TextField label="Cliff Duration (days)" inputMode="numeric" {...form.field('cliffDuration')} />
    <TextField label="Vesting Duration (days)" inputMode="numeric" {...form.field('vestingDuration')} />
    <VestingPreview terms={termsOf(form.values)} unit={unit} time={time} />
  </>
)
