import { adminApi } from '../../api/adminApi'
import { campaignRows } from '../../features/campaigns/campaignChanges'
import { userRows } from '../../features/users/userChanges'
import { defineSearch } from '../../lists/search/defineSearch'

/** The lists that the palette searches. Each has a name of its own: a page may be reading the same list. */
export const paletteLists = {
  users: defineSearch({ ...userRows, name: 'palette/users' }),
  campaigns: defineSearch({ ...campaignRows, name: 'palette/campaigns' }),
  tasks: defineSearch({
    name: 'palette/tasks',
    endpoint: adminApi.endpoints.tasks,
    // A search in the browser finds a task by its number too; a server that searches gets a request of its own for the number.
    textOf: ({ id, instructions }) => `task ${id} #${id} ${instructions}`,
  }),
  admins: defineSearch({
    name: 'palette/adminUsers',
    endpoint: adminApi.endpoints.adminUsers,
    textOf: ({ email, name }) => `${email} ${name}`,
  }),
}
