import { TrackingPage } from '../../features/tracking/TrackingPage'
import { drawEarly } from '../drawEarly'

void drawEarly(TrackingPage)
