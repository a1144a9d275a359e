import { Link } from 'react-router-dom'
import { useAssetsQuery } from '../../api/adminApi'
import { failureOf } from '../../api/errors'
import { AssetCard, assetColumns } from '../../assets/assetRows'
import { screenPaths } from '../../config/paths'
import { DataTable } from '../../lists/ListView'
import { firstRows } from '../../lists/listParams'
import { Section } from '../../ui/Section'

// They are the latest in any case, so there is nothing to sort.
const columns = assetColumns.map(({ label, cell }) => ({ label, cell }))

/** The latest tracked assets; all of them are one click away. */
export function RecentAssets() {
  const assets = useAssetsQuery(firstRows.request)
  return (
    <Section title="Tracked Assets" aside={<Link to={screenPaths.tracking}>See All</Link>}>
      <DataTable
        label="Tracked Assets"
        query={assets}
        failure={failureOf(assets.error)}
        list={firstRows}
        unpaged
        columns={columns}
        card={(asset) => <AssetCard asset={asset} />}
        empty="No Asset Tracked"
        emptyHint="Assets appear here as soon as somebody asks to have one tracked."
      />
    </Section>
  )
}
