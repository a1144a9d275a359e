import { TrackingPage } from './TrackingPage'

/** What the application adds when somebody opens the tracked assets. */
export const feature = { name: 'tracking', Page: TrackingPage }
