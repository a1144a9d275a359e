import '../../api/settingsApi'
import { settingsMessages } from './settingsMessages'
import { SettingsPage } from './SettingsPage'
import { settingsSaga } from './settingsSaga'
import { settingsSlice } from './settingsSlice'

export const feature = {
  name: 'settings',
  Page: SettingsPage,
  slice: settingsSlice,
  saga: settingsSaga,
  messages: settingsMessages,
}
