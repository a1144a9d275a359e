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
  'Stake',
  'Vesting',
  'Balance',
  'Chain',
] as const

export type TagType = (typeof tagTypes)[number]
export interface Tag {
  type: TagType
  id?: string
}

const listId = 'LIST'

export const rowTag = (type: TagType, id: string): Tag => ({ type, id })
export const listTag = (type: TagType): Tag => ({ type, id: listId })

/** What a list provides: itself and each of its rows. */
export const rowTags = (type: TagType, page?: { rows: readonly { id: string }[] }): Tag[] => [
  listTag(type),
  ...(page?.rows ?? []).map(({ id }) => rowTag(type, id)),
]

/** Invalidates only what a write that the server accepted has changed; a failed one changes nothing. */
export const onSuccess =
  <Arg>(tags: (arg: Arg) => readonly (Tag | TagType)[]) =>
  (_result: unknown, error: unknown, arg: Arg) =>
    error ? [] : tags(arg)
