import styled from '@emotion/styled'
import { useSettingsQuery } from '../../api/adminApi'
import { failureOf } from '../../api/errors'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { widest } from '../../contract/paging'
import { counted } from '../../shared/counted'
import { EmptyState } from '../../ui/EmptyState'
import { QueryFailure } from '../../ui/QueryFailure'
import { ReadingNote } from '../../lists/ReadingNote'
import { leftOutIn } from '../../lists/rows/sentRows'
import { Skeleton } from '../../ui/Skeleton'
import { SettingField } from './SettingField'
import { inOrder } from './settingKinds'

/** One field for each setting of the server. */
export function SettingFields() {
  const { data, error, isFetching, refetch } = useWithoutOldFailure(useSettingsQuery(widest))
  const failure = failureOf(error)
  const leftOut = leftOutIn(data)
  return (
    <Frame aria-busy={isFetching}>
      {failure && (
        <QueryFailure
          failure={failure}
          stillShown={data && 'The values below may be out of date.'}
          isRetrying={isFetching}
          retry={() => void refetch()}
        />
      )}
      {data?.rows.length === 0 && <EmptyState title="No Settings" hint="The server has no settings." />}
      <ul>
        {data
          ? inOrder(data.rows).map((setting) => (
              <li key={setting.id}>
                <SettingField setting={setting} settings={data.rows} />
              </li>
            ))
          : !failure && Array.from({ length: 6 }, (_, key) => <Waiting key={key} />)}
      </ul>
      {leftOut > 0 && <p>{counted(leftOut, 'more setting')} can&apos;t be read.</p>}
      <ReadingNote isReading={isFetching && !data} />
    </Frame>
  )
}

/** As high as a field, so that nothing moves when the settings load. */
function Waiting() {
  return (
    <li>
      <Skeleton style={{ width: '40%', marginBottom: 14 }} />
      <Skeleton style={{ display: 'block', width: '100%', height: 44 }} />
    </li>
  )
}

const Frame = styled.div({
  position: 'relative',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px 32px',
    margin: 0,
    padding: '16px 20px 20px',
    listStyle: 'none',
  },
  '& > p': { margin: '0 20px 16px', color: 'var(--quiet)' },
  '& ul:empty': { display: 'none' },
  '& li': { minWidth: 0, minHeight: 71 },
})
