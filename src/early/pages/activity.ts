import { ActivityPage } from '../../features/activity/ActivityPage'
import { drawEarly } from '../drawEarly'

void drawEarly(ActivityPage)
