import styled from '@emotion/styled'
import { object } from 'yup'
import { pastedText } from '../../contract/pastedText'
import { parseAddress, wrongChecksumText } from '../../shared/addresses'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/forms/fields'
import { useForm } from '../../ui/forms/useForm'
import { Warning } from '../../ui/Warning'
import type { useBeneficiary } from './useBeneficiary'

const schema = object({
  account: pastedText('No Public Address stated')
    .required('No Public Address stated')
    .test('address', 'Not A valid Address', (text) => parseAddress(text) !== undefined),
})

interface LookUpFormProps extends ReturnType<typeof useBeneficiary> {
  /** The field has the focus. */
  autoFocus: boolean
}

/** Shows the schedules of any address, without a wallet. */
export function LookUpForm({ typed, isLookedUp, lookUp, autoFocus }: LookUpFormProps) {
  const form = useForm(schema, { account: typed }, ({ account }) => lookUp(account))
  return (
    <Row {...form.props}>
      <TextField
        label="Look up an address"
        placeholder="0x…"
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        hint={parseAddress(form.values.account)?.wrongChecksum && <Warning>{wrongChecksumText}</Warning>}
        {...form.field('account')}
      />
      <Button type="submit" variant="outlined">
        Look up
      </Button>
      {isLookedUp && (
        <Button
          onClick={() => {
            form.set('account', '')
            lookUp(undefined)
          }}
        >
          Clear
        </Button>
      )}
    </Row>
  )
}

const Row = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  flex: '1 1 360px',
  // With large text the field would be wider than a phone.
  minWidth: 0,
  maxWidth: 620,
  '& .field': { flex: '1 1 260px', minWidth: 0 },
  // Beside the box, also while an error stands under it.
  '& > button': { height: 44, marginTop: 27 },
  '@media (max-width: 640px)': { '& .field': { flexBasis: '100%' }, '& > button': { marginTop: 0 } },
})
