import { screenPath } from '../../config/paths'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { Section } from '../../ui/Section'
import { recentAssetsList } from './recentAssetsList'
import { Link } from '../../ui/Link'

/** The latest tracked assets, with a link to all. */
export function RecentAssets() {
  return (
    <Section title="Tracked Assets" aside={<Link to={screenPath('tracking')}>See All</Link>}>
      <ListView list={useList(recentAssetsList)} />
    </Section>
  )
}
