import { object, string } from 'yup'
import { firstErrors } from './firstErrors'

const schema = object({
  title: string().required('Title is missing').min(3, 'Title is short'),
  link: string().required('Link is missing'),
  link_text: string().required('Link text is missing'),
})

it('gives one error of each field, in the order in which the schema declares them', () => {
  expect(firstErrors(schema, { title: '', link: '', link_text: '' })).toEqual([
    ['title', 'Title is missing'],
    ['link', 'Link is missing'],
    ['link_text', 'Link text is missing'],
  ])
})

it('leaves out the fields that are right, and gives nothing when all are', () => {
  expect(firstErrors(schema, { title: 'ab', link: 'x', link_text: 'y' })).toEqual([['title', 'Title is short']])
  expect(firstErrors(schema, { title: 'abc', link: 'x', link_text: 'y' })).toEqual([])
})

it('does not hide an error that is none of validation', () => {
  const broken = object({
    title: string().test('broken', () => {
      throw new TypeError('a bug in the rule')
    }),
  })
  expect(() => firstErrors(broken, { title: 'x' })).toThrow('a bug in the rule')
})
