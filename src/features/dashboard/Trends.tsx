import { failureOf } from '../../api/errors'
import { QueryFailure } from '../../ui/QueryFailure'
import { Section } from '../../ui/Section'
import { PeriodChoice, useChoice } from './PeriodChoice'
import { PointsChart, TrendChart } from './TrendChart'
import { TrendRoom } from './TrendRoom'
import { useSeries } from './useSeries'

/** What the last days, weeks or months brought, of a choice that stands in the address; nothing where no server tells. */
export function Trends() {
  const query = useChoice()
  const { currentData: series, error, isFetching, isMissing, refetch } = useSeries(query)
  const failure = failureOf(error)
  if (isMissing) return null
  return (
    <Section title="Trends" aside={<PeriodChoice />}>
      {failure && <QueryFailure failure={failure} isRetrying={isFetching} retry={() => void refetch()} />}
      {(series || !failure) && (
        <TrendRoom aria-busy={isFetching}>
          {series && (
            <>
              <TrendChart title="New users" kind="users" nouns={['user', 'users']} {...{ series, query }} />
              <TrendChart title="Revenue" kind="revenue" nouns={['USDT', 'USDT']} {...{ series, query }} />
              <TrendChart title="Submitted campaigns" kind="submitted" nouns={campaigns} {...{ series, query }} />
              <TrendChart title="Approved campaigns" kind="approved" nouns={campaigns} {...{ series, query }} />
              <PointsChart {...{ series, query }} />
            </>
          )}
        </TrendRoom>
      )}
    </Section>
  )
}

const campaigns = ['campaign', 'campaigns'] as const
