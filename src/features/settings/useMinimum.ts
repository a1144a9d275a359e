import { useSettingsQuery } from '../../api/adminApi'
import { widest } from '../../contract/paging'

/** The minimum points, as the settings were read last; undefined while unknown. */
export const useMinimum = () => useSettingsQuery(widest).data?.rows.find(({ key }) => key === 'minimum_points')?.value
