import type { ShownList } from '../defineList'

/** The text of a row that a search looks in: also its wallet address where the search begins like one. */
export const searchTextOf = <Row>(
  { textOf, addressTextOf = textOf }: Pick<ShownList<Row>, 'textOf' | 'addressTextOf'>,
  search: string,
) => (/^\s*0x/i.test(search) ? addressTextOf : textOf)
