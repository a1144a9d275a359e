import { adminStatus } from '../config/adminStatus'
import { linkTo } from '../config/linkTo'
import { roleLabel } from '../config/roleLabel'
import type { AdminUser } from '../contract/entities'
import { formatDayOf } from '../shared/dates'
import { Fact } from '../ui/Fact'
import { Link } from '../ui/Link'
import { StatusChip } from '../ui/StatusChip'
import { EmailChip } from '../ui/WhoLink'
import { Acts, Facts, Part } from './Part'
import type { Counted, Reading } from './reading'
import { Rows } from './Rows'

export const StaffPart = ({ query }: { query: Reading<Counted<AdminUser>> }) => (
  <Part title="Staff account" query={query} things="accounts">
    {(found) => (
      <Rows found={found} progress={query.progress} none="No staff account that your role can see.">
        {({ email, name, role, created_at, is_active, invited_until }) => (
          <>
            <Facts>
              <Fact label="Name">
                <bdi>{name || '-'}</bdi>
              </Fact>
              <Fact label="E-mail">
                <EmailChip email={email} />
              </Fact>
              <Fact label="Role">{roleLabel(role, 'none')}</Fact>
              <Fact label="Joined">{formatDayOf(created_at)}</Fact>
              <Fact label="Status">
                <StatusChip {...adminStatus({ is_active, invited_until })} />
              </Fact>
            </Facts>
            <Acts>
              <Link to={linkTo('admin-users', { search: email })}>Open in Admin Users</Link>
            </Acts>
          </>
        )}
      </Rows>
    )}
  </Part>
)
