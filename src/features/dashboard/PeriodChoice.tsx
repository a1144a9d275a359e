import styled from '@emotion/styled'
import { seriesDays, seriesSteps } from '../../contract/seriesQuery'
import { Select } from '../../ui/forms/Select'
import { useQuery } from '../../ui/useQuery'
import { choiceIn } from './seriesChoice'

/** The period of the pictures and what it is divided into, as the address says. */
export const useChoice = () => choiceIn(useQuery()[0])

/** Chooses the period of the pictures. */
export function PeriodChoice() {
  const [address, change] = useQuery()
  const query = choiceIn(address)
  const choose = (name: 'days' | 'by') => (value: string) =>
    change((params) => {
      if (name === 'days') params.delete('by')
      params.set(name, value)
    })
  return (
    <Tools>
      <Select label="Period" hideLabel value={String(query.days)} onChange={choose('days')}>
        {seriesDays.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </Select>
      <Select label="Divided by" hideLabel value={query.by} onChange={choose('by')}>
        {seriesSteps.map((step) => (
          <option key={step} value={step}>
            By {step}
          </option>
        ))}
      </Select>
    </Tools>
  )
}

const Tools = styled.span({ display: 'flex', gap: 8 })
