import { defineList, type List } from '../defineList'

/**
 * Declares a list that is only searched (`useListRows`), and whose rows something else shows. Its own name keeps its progress apart
 * from that of a page with the same rows.
 */
export const defineSearch = <Row extends { id: string }>(
  list: Pick<List<Row>, 'name' | 'endpoint' | 'textOf' | 'addressTextOf' | 'givesWindowsOnly'>,
) =>
  defineList<Row, { sort: []; status: [] }>({
    ...list,
    label: list.name,
    offers: { sort: [], status: [] },
    fields: [],
    view: () => null,
    empty: { title: '' },
  })
