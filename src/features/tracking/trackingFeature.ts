import { TrackingPage } from './TrackingPage'

export const feature = { name: 'tracking', Page: TrackingPage }
