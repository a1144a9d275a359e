import { auditLine } from './builders'
import { activityList, listServer } from './listServer'
import { renderApp } from './renderApp'
import { keepSession } from './signedInStore'

/** The entry of a start of the server, which no person and no request has caused. */
export const start = auditLine({
  id: '16',
  created_at: new Date(2026, 0, 9, 8, 0, 5).toISOString(),
  actor: 'server process 123',
  role: '',
  action: 'serverStart',
  target: '',
  before: '',
  after: '',
  request_id: '',
})
export const refused = auditLine({
  ...{ id: '18', action: 'deleteAdmin', outcome: 'refused' },
  ...{ before: '', after: '{"reason":"no"}' },
})

/** Opens the activity with these entries on a server that is able to do this. */
export function openActivity(
  given = [auditLine(), start],
  address = '/activity',
  able?: Parameters<typeof listServer>[2],
) {
  keepSession('super-admin')
  const platform = listServer(activityList, given, able)
  return { ...platform, ...renderApp(address) }
}
