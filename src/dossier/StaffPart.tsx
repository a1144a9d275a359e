import { adminStatus } from '../config/adminStatus'
import { linkTo } from '../config/linkTo'
import { roleLabel } from '../config/roleLabel'
import type { AdminUser } from '../contract/entities'
import { formatDayOf } from '../shared/dates'
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
              <dt>Name</dt>
              <dd>
                <bdi>{name || '-'}</bdi>
              </dd>
              <dt>E-mail</dt>
              <dd>
                <EmailChip email={email} />
              </dd>
              <dt>Role</dt>
              <dd>{roleLabel(role, 'none')}</dd>
              <dt>Joined</dt>
              <dd>{formatDayOf(created_at)}</dd>
              <dt>Status</dt>
              <dd>
                <StatusChip {...adminStatus({ is_active, invited_until })} />
              </dd>
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
