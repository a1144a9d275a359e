import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { chainApi, type StakeRow } from '../../api/chainApi'
import type { ApiDispatch } from '../../api/send'
import { readToEnd } from '../../lists/rows/readWindows'
import { withScope } from '../../lists/rows/withScope'
import { formatCount } from '../../shared/amounts'
import { counted } from '../../shared/counted'
import { Button } from '../../ui/Button'
import { Bars } from '../../ui/charts/Bars'
import { monthBars, planBars } from './stakeBars'

interface StakePicturesProps {
  chainId: number
  /** The token's symbol. */
  unit: string
  /** Number and sum of all stakes as one text; when it changes, they are read again. */
  totals: string | undefined
}

/** All stakes of a chain by plan and by the month in which they open; all of them are read first. */
export function StakePictures({ chainId, unit, totals }: StakePicturesProps) {
  const { stakes, read, again } = useAllStakes(chainId, totals)
  if (stakes === 'failed')
    return (
      <p role="alert">
        Couldn't load all stakes. <Button onClick={again}>Try again</Button>
      </p>
    )
  if (!stakes)
    return (
      <Place>
        {/* The number, which changes often, is not read out. */}
        <span role="status">Loading all stakes</span>: {formatCount(read)} so far…
      </Place>
    )
  const [first] = stakes
  if (!first) return <p>There are no stakes to draw.</p>
  const summary = counted(stakes.length, 'stake')
  return (
    <Grid>
      <Bars
        title={`${unit} staked by plan`}
        heads={['Plan', 'Staked']}
        bars={planBars(stakes, unit)}
        {...{ summary }}
      />
      <Bars
        title={`${unit} by month of maturity`}
        heads={['Month', 'Opens']}
        bars={monthBars(stakes, first.now, unit)}
        {...{ summary }}
      />
    </Grid>
  )
}

/** Reads all stakes to the end; again if the totals have changed since it began, and when asked to. */
function useAllStakes(chainId: number, totals: string | undefined) {
  const dispatch = useDispatch<ApiDispatch>()
  const [stakes, setStakes] = useState<readonly StakeRow[] | 'failed'>()
  const [read, setRead] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<number>()
  // The totals when the attempt began, or the first that came after that.
  const [known, setKnown] = useState(totals)
  const begin = () => {
    setKnown(totals)
    setAttempt(attempt + 1)
  }
  if (known === undefined && totals !== undefined) setKnown(totals)
  else if (known !== totals && ended === attempt) begin()
  useEffect(() => {
    const stop = new AbortController()
    const endpoint = withScope(chainApi.endpoints.stakes, { chainId })
    const end = (now: readonly StakeRow[] | 'failed') => {
      if (stop.signal.aborted) return
      setStakes(now)
      setEnded(attempt)
    }
    void readToEnd(dispatch, endpoint, {}, setRead, stop.signal).then(
      ({ rows }) => end(rows),
      () => end('failed'),
    )
    return () => stop.abort()
  }, [dispatch, chainId, attempt])
  const again = () => {
    setStakes(undefined)
    begin()
  }
  return { stakes, read, again }
}

const Place = styled.p({ minHeight: 246, margin: 0, color: 'var(--quiet)' })

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 16,
})
