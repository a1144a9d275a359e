import { ActivityPage } from './ActivityPage'

export const feature = { name: 'activity', Page: ActivityPage }
