import { adminApi } from '../api/adminApi'
import { defineGivenList, defineList } from './defineList'
import { DateFilter } from './tools/DateFilter'

const basics = {
  name: 'test',
  label: 'Test',
  endpoint: adminApi.endpoints.users,
  textOf: ({ email }: { email: string }) => email,
  columns: [],
  card: () => null,
  cardHeight: 100,
  empty: { title: 'None' },
} as const
const fits = () => true
const statuses = { active: 'Active' }

it('is a type error to offer what the list could not do itself', () => {
  const lists = [
    defineList({ ...basics, offers: { sort: [], status: [] } }),
    defineList({ ...basics, offers: { sort: [], status: ['active'] }, statuses, fits }),
    defineList({ ...basics, offers: { sort: [], status: [], from: true }, fits, filter: DateFilter }),
    defineList({ ...basics, offers: { sort: ['email'], status: [] }, sortKeys: { email: ({ email }) => email } }),

    // @ts-expect-error A status without `fits`: a server that ignores the filter would go unnoticed.
    defineList({ ...basics, offers: { sort: [], status: ['active'] }, statuses }),
    // @ts-expect-error A status without a word for it.
    defineList({ ...basics, offers: { sort: [], status: ['active', 'inactive'] }, statuses, fits }),
    // @ts-expect-error A date without `fits`.
    defineList({ ...basics, offers: { sort: [], status: [], from: true }, filter: DateFilter }),
    // @ts-expect-error A date without a filter to choose it by.
    defineList({ ...basics, offers: { sort: [], status: [], from: true }, fits }),
    // @ts-expect-error An order without a key.
    defineList({ ...basics, offers: { sort: ['email'], status: [] } }),
    // @ts-expect-error An order with the key of another one.
    defineList({ ...basics, offers: { sort: ['email', 'name'], status: [] }, sortKeys: { email: () => 1 } }),
    // @ts-expect-error A table without cards for compact screens.
    defineList({ ...basics, offers: { sort: [], status: [] }, card: undefined }),
    // @ts-expect-error A given list is held to the same.
    defineGivenList({ ...basics, offers: { sort: ['email'], status: [] } }),
  ]
  expect(lists.map(({ name }) => name)).toEqual(new Array(12).fill('test'))
})
