import styled from '@emotion/styled'
import { useState } from 'react'
import { pasted } from '../../contract/pasted'
import { tokensOf } from '../../shared/wei'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/forms/fields'
import { Warning } from '../../ui/Warning'
import { mayType, whyRefused, wrongShape } from './vestingForm'

/** wei: people give shares in whole hundredths of a token; Max is exact. */
const hundredth = 10n ** 16n

const shares = [
  ['0%', 0n],
  ['25%', 25n],
  ['50%', 50n],
  ['Max', 100n],
] as const

function shareOf(balance: bigint, percent: bigint): string {
  const share = (balance * percent) / 100n
  return tokensOf(percent === 100n ? share : share - (share % hundredth))
}

interface AmountFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  /** In wei; undefined while unknown. */
  balance: bigint | undefined
}

/** An amount of tokens up to the balance: a larger one is ignored, which is said, and buttons fill in shares of the balance. */
export function AmountField({ balance, value, error, onChange, name }: AmountFieldProps) {
  const tooMuch = value !== '' && !mayType(value, balance)
  const [refused, setRefused] = useState<string>()
  const change = (given: string) => {
    const text = pasted(given)
    const why = whyRefused(text, balance, value)
    // What is ignored leaves no trace in the field. A digit that follows makes another amount, 120.5 of 1200.5: the reason stays.
    const follows = value !== '' && text.length === value.length + 1 && text.startsWith(value)
    if (why) setRefused(`${why}, so ignored: ${text}`)
    else if (!follows) setRefused(undefined)
    if (!why) onChange(text)
  }
  return (
    <Frame>
      <TextField
        label="Amount"
        name={name}
        autoComplete="off"
        max={balance === undefined ? undefined : tokensOf(balance)}
        value={value}
        // A draft, possibly of another account, may exceed the present balance.
        error={wrongShape(value) ?? error ?? (tooMuch ? 'Amount cannot be greater than Balance!' : undefined)}
        onChange={change}
        hint={<div role="status">{refused && <Warning>{refused}</Warning>}</div>}
      />
      {/* Not in the hint, which describes the field. */}
      <Shares role="group" aria-label="Share of the balance">
        {shares.map(([label, percent]) => (
          <Button
            key={label}
            variant="outlined"
            disabled={balance === undefined}
            onClick={() => {
              if (balance === undefined) return
              setRefused(undefined)
              onChange(shareOf(balance, percent))
            }}
          >
            {label}
          </Button>
        ))}
      </Shares>
    </Frame>
  )
}

const Frame = styled.div({ marginBottom: 20, '& .field': { marginBottom: 6 } })

const Shares = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': { minHeight: 30, padding: '0 10px' },
})
