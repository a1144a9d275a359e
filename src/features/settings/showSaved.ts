import { adminApi } from '../../api/adminApi'
import { widest } from '../../contract/paging'

// Until the settings have been read again, the page would take the old value for the current one, and the saved one for unsaved.
// Here and not in the API, which every page loads.
adminApi.enhanceEndpoints({
  endpoints: {
    updateSetting: {
      onQueryStarted: ({ id, value }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => {
            const show = adminApi.util.updateQueryData('settings', widest, ({ rows }) => {
              for (const setting of rows) if (setting.id === id) setting.value = value
            })
            dispatch(show)
          },
          () => undefined,
        ),
    },
  },
})
