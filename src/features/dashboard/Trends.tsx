import styled from '@emotion/styled'
import { failureOf } from '../../api/errors'
import { seriesDays } from '../../contract/seriesQuery'
import { Select } from '../../ui/forms/Select'
import { QueryFailure } from '../../ui/QueryFailure'
import { Section } from '../../ui/Section'
import { useQuery } from '../../ui/useQuery'
import { choiceIn, stepsFor } from './seriesChoice'
import { TrendChart } from './TrendChart'
import { TrendRoom } from './TrendRoom'
import { useSeries } from './useSeries'

/** What the last days, weeks or months brought, of a choice that stands in the address; nothing where no server tells. */
export function Trends() {
  const [address, change] = useQuery()
  const query = choiceIn(address)
  const { currentData: series, error, isFetching, isMissing, refetch } = useSeries(query)
  const failure = failureOf(error)
  if (isMissing) return null
  const choose = (name: 'days' | 'by') => (value: string) =>
    change((params) => {
      if (name === 'days') params.delete('by')
      params.set(name, value)
    })
  return (
    <Section
      title="Trends"
      aside={
        <Tools>
          <Select label="Period" hideLabel value={String(query.days)} onChange={choose('days')}>
            {seriesDays.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </Select>
          <Select label="Divided by" hideLabel value={query.by} onChange={choose('by')}>
            {stepsFor(query.days).map((step) => (
              <option key={step} value={step}>
                By {step}
              </option>
            ))}
          </Select>
        </Tools>
      }
    >
      {failure && !isFetching && <QueryFailure failure={failure} retry={() => void refetch()} />}
      {(series || isFetching) && (
        <TrendRoom aria-busy={isFetching}>
          {series && (
            <>
              <TrendChart title="New users" kind="users" nouns={['user', 'users']} {...{ series, query }} />
              <TrendChart title="Revenue" kind="revenue" nouns={['USDT', 'USDT']} {...{ series, query }} />
              <TrendChart title="Submitted campaigns" kind="submitted" nouns={campaigns} {...{ series, query }} />
              <TrendChart title="Approved campaigns" kind="approved" nouns={campaigns} {...{ series, query }} />
            </>
          )}
        </TrendRoom>
      )}
    </Section>
  )
}

const campaigns = ['campaign', 'campaigns'] as const

const Tools = styled.span({ display: 'flex', gap: 8 })
