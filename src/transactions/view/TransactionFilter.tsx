import styled from '@emotion/styled'
import { transactionChoices, type TransactionChoice } from './transactionGroups'

interface TransactionFilterProps {
  chosen: TransactionChoice
  choose: (choice: TransactionChoice) => void
}

/** Narrows a long list of transactions. */
export const TransactionFilter = ({ chosen, choose }: TransactionFilterProps) => (
  <Choices>
    <legend className="visually-hidden">Show</legend>
    {transactionChoices.map((choice) => (
      <label key={choice}>
        <input type="radio" name="transactions" checked={choice === chosen} onChange={() => choose(choice)} />
        {choice}
      </label>
    ))}
  </Choices>
)

const Choices = styled.fieldset({
  position: 'relative',
  display: 'flex',
  gap: 16,
  margin: 0,
  padding: '12px 20px 0',
  border: 0,
  '& label': { display: 'flex', gap: 6, alignItems: 'center', minHeight: 32 },
  '& input': { accentColor: 'var(--accent)' },
})
