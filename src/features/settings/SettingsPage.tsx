import styled from '@emotion/styled'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { inlinePart } from '../../ui/lazyPart'
import { Page } from '../../ui/Page'
import { Section } from '../../ui/Section'
import { ReachedCard } from './ReachedCard'
import { reachedUsersList } from './reachedUsersList'
import { RedeemButton } from './RedeemButton'
import { SettingFields } from './SettingFields'

/** Reserves the space of the picture, so that nothing moves when it loads. */
const Place = styled.div({ minHeight: 262 })

const PointsPicture = inlinePart(() => import(/* webpackChunkName: "pictures" */ './PointsPicture'), {
  waiting: <Place />,
})

export function SettingsPage() {
  return (
    <Page title="Settings" lead="Values for points, ads and assets. Changes take effect when you save them.">
      <ReachedCard />
      <Section title="Platform settings">
        <SettingFields />
      </Section>
      <Section title="Who reached the minimum points" aside={<RedeemButton />}>
        <PointsPicture />
        <ListView list={useList(reachedUsersList)} />
      </Section>
    </Page>
  )
}
