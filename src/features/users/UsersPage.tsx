import { useGeneralStatsQuery } from '../../api/adminApi'
import { ListView } from '../../lists/ListView'
import { useList } from '../../lists/useList'
import { countIn } from '../../shared/amounts'
import { Page } from '../../ui/Page'
import { usersList } from './usersList'

export function UsersPage() {
  const { data: stats } = useGeneralStatsQuery()
  const users = useList(usersList, { fallbackTotal: countIn(stats?.total_users) })
  return (
    <Page title="All Users" lead="Everyone earning points on the platform.">
      <ListView list={users} />
    </Page>
  )
}
