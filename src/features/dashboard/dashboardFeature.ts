import { DashboardPage } from './DashboardPage'

/** What the application adds when somebody opens the dashboard. */
export const feature = { name: 'dashboard', Page: DashboardPage }
