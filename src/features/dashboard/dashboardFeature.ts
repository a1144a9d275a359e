import { DashboardPage } from './DashboardPage'

export const feature = { name: 'dashboard', Page: DashboardPage }
