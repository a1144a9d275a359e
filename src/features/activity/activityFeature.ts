import { ActivityPage } from './ActivityPage'

/** What the application adds when somebody opens the activity. */
export const feature = { name: 'activity', Page: ActivityPage }
