import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { Page } from '../../ui/Page'
import { Section } from '../../ui/Section'
import { ReachedCard } from './ReachedCard'
import { reachedUsersList } from './reachedUsersList'
import { RedeemButton } from './RedeemButton'
import { SettingFields } from './SettingFields'

export function SettingsPage() {
  return (
    <Page
      title="Settings"
      lead="What points, ads and assets are worth. A change is in force as soon as it is saved."
      action={<RedeemButton />}
    >
      <ReachedCard />
      <Section title="Platform settings">
        <SettingFields />
      </Section>
      <Section title="Who reached the minimum points">
        <ListView list={useList(reachedUsersList)} />
      </Section>
    </Page>
  )
}
