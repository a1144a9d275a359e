import { within } from '@testing-library/react'
import { good, openAddVesting } from '../../testing/openAddVesting'

it('takes an amount that ends with its point for the whole number before it', async () => {
  const { dialog, fill, vest, screen } = await openAddVesting()
  await fill({ ...good, Amount: '5.' })
  expect(dialog.getByLabelText('Preview')).toBeVisible()
  await vest()
  expect(await screen.findByRole('button', { name: 'Vest 5.00 SSDX' })).toBeVisible()
})

it('says why it takes no 19th decimal, until something else is typed', async () => {
  const { dialog, field, user } = await openAddVesting()
  await user.click(field('Amount'))
  await user.paste('1.1234567890123456789')
  expect(field('Amount')).toHaveValue('')
  expect(within(dialog.getByRole('group', { name: 'Share of the balance' })).queryByText(/decimals/)).toBeNull()
  expect(dialog.getByText('At most 18 decimals, so ignored: 1.1234567890123456789')).toBeVisible()
  await user.type(field('Amount'), '1')
  expect(dialog.queryByText(/^At most 18 decimals/)).toBeNull()
})

it('says why it ignores an amount above the balance that is pasted, and keeps the one before', async () => {
  const { dialog, field, user } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  await user.type(field('Amount'), '5')
  await user.tripleClick(field('Amount'))
  await user.paste('1000.000000000000000001')
  expect(field('Amount')).toHaveValue('5')
  const why = 'More than the balance, so ignored: 1000.000000000000000001'
  expect(dialog.getByText(why)).toBeVisible()
  expect(field('Amount')).toHaveAccessibleDescription(expect.stringContaining(why))
})

it('goes on to say what it has ignored while digits follow that make another amount of it', async () => {
  const { dialog, field, user } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  await user.type(field('Amount'), '1200.5')
  expect(field('Amount')).toHaveValue('120.5')
  expect(dialog.getByText('More than the balance, so ignored: 1200')).toBeVisible()
  await user.type(field('Amount'), '{Backspace}')
  expect(dialog.queryByText(/so ignored/)).toBeNull()
})

it('says no more that it has ignored an amount once a share of the balance stands in its place', async () => {
  const { dialog, field, user } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  await user.type(field('Amount'), '1001')
  expect(dialog.getByText('More than the balance, so ignored: 1001')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Max' }))
  expect(field('Amount')).toHaveValue('1000')
  expect(dialog.queryByText(/so ignored/)).toBeNull()
})

it('lets a mistyped amount be corrected to one above the balance, and says that', async () => {
  const { dialog, field, user } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  await user.click(field('Amount'))
  await user.paste('1,500')
  await user.keyboard('{Home}{ArrowRight}{Delete}')
  expect(field('Amount')).toHaveValue('1500')
  expect(field('Amount')).toHaveAccessibleDescription(/Amount cannot be greater than Balance!/)
})
