import { Page } from '../../ui/Page'
import { Section } from '../../ui/Section'
import { StatCard, StatCards } from '../../ui/StatCard'
import { ReachedUsers } from './ReachedUsers'
import { RedeemButton } from './RedeemButton'
import { SettingFields } from './SettingFields'
import { useReached } from './useReached'

/** A server that does not say how many there are shows "-"; the list below says who. */
function ReachedCard() {
  const { state, count, refetch } = { count: undefined, ...useReached() }
  const value = state === 'reading' ? undefined : count === undefined ? null : String(count)
  return (
    <StatCards>
      <StatCard
        label="Users who reached the minimum points"
        value={value}
        retry={state === 'failed' ? () => void refetch() : undefined}
      />
    </StatCards>
  )
}

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
        <ReachedUsers />
      </Section>
    </Page>
  )
}
