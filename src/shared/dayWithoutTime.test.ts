import { instantIn } from '../contract/instant'
import { inZone } from '../testing/inZone'

it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Africa/Cairo'])(
  'shows in %s a day that came without a time as that day',
  (zone) => {
    // In Cairo the clock is set on at midnight of the 24th: that day begins at 1:00.
    const days = ['2026-01-31', '2026-04-24'].map(instantIn)
    expect(inZone(zone, 'src/shared/dates.ts', 'formatDayOf', days)).toEqual(['Jan 31, 2026', 'Apr 24, 2026'])
  },
)
