import styled from '@emotion/styled'
import { screenPath } from '../../config/paths'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { readAt } from '../../ui/readAt'
import { Section } from '../../ui/Section'
import { recentAssetsList } from './recentAssetsList'
import { Link } from '../../ui/Link'

/** The latest tracked assets, with a link to all. */
export function RecentAssets() {
  const list = useList(recentAssetsList)
  return (
    <Section title="Tracked Assets" aside={<Link to={screenPath('tracking')}>See All</Link>}>
      <ListView list={list} />
      <Read>{readAt(list.fulfilledTimeStamp)}</Read>
    </Section>
  )
}

// A list without pages has no line of its own for this.
const Read = styled.p({
  minHeight: 18,
  margin: '4px 0 0',
  color: 'var(--quiet)',
  fontSize: 'calc(11rem / 14)',
  textAlign: 'right',
})
