import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { Page } from '../../ui/Page'
import { Section } from '../../ui/Section'
import { PointsPicture } from './PointsPicture'
import { ReachedCard } from './ReachedCard'
import { reachedUsersList } from './reachedUsersList'
import { RedeemButton } from './RedeemButton'
import { SettingFields } from './SettingFields'

export function SettingsPage() {
  return (
    <Page title="Settings" lead="Values for points, ads and assets. Changes take effect when you save them.">
      <ReachedCard />
      <Section title="Platform settings">
        <SettingFields />
      </Section>
      <Section title="Who reached the minimum points" aside={<RedeemButton />}>
        <ListView list={useList(reachedUsersList)} />
        {/* Below the list, because a server may have none. */}
        <PointsPicture />
      </Section>
    </Page>
  )
}
