export const tagTypes = [
  'Campaign',
  'CampaignStats',
  'GeneralStats',
  'AssetStats',
  'Asset',
  'User',
  'MinPointsUser',
  'AdminUser',
  'Task',
  'Setting',
  'Activity',
] as const

export type TagType = (typeof tagTypes)[number]
export interface Tag {
  type: TagType
  id?: string
}

const listId = 'LIST'

/** A campaign, which is also read by itself. */
export const campaignTag = (id: string): Tag => ({ type: 'Campaign', id })
/**
 * What each window of a list provides, and every write to one of its rows invalidates. Not the rows themselves: RTK Query keeps
 * an entry for each tag that it has seen for ever, and page after page of rows would never leave the memory.
 */
export const listTag = (type: TagType): Tag => ({ type, id: listId })

/** Invalidates only what a write that the server accepted has changed; a failed one changes nothing. */
export const onSuccess =
  <Arg>(tags: (arg: Arg) => readonly (Tag | TagType)[]) =>
  (_result: unknown, error: unknown, arg: Arg) =>
    error ? [] : tags(arg)
