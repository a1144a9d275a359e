import { useSelector } from 'react-redux'
import { selectMissing } from '../../session/missing'
import { useSeriesQuery } from '../../api/seriesApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import type { SeriesQuery } from '../../contract/seriesQuery'

/** What the last days brought; `isMissing` on a server that does not tell, which is not asked again. */
export function useSeries(query: SeriesQuery) {
  const isMissing = useSelector(selectMissing).series === true
  return { ...useWithoutOldFailure(useSeriesQuery(query, { skip: isMissing })), isMissing }
}
