import { account, otherAccount } from '../../testing/fakeWallet'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { ether } from '../../testing/openVesting'

it('lets an amount above the balance of another account be made smaller, and no larger', async () => {
  const tokens = { [account.toLowerCase()]: 1_000n * ether, [otherAccount.toLowerCase()]: 5n * ether }
  const { dialog, field, fill, tell, user } = await openAddVesting({ tokens })
  await fill(good)
  tell({ type: 'accountsChanged', id: 'test', accounts: [otherAccount] })
  await dialog.findByText('5.00 SSDX')
  await user.click(field('Amount'))
  await user.keyboard('{End}0')
  expect(field('Amount')).toHaveValue('100')
  await user.keyboard('{Backspace}')
  expect(field('Amount')).toHaveValue('10')
  expect(field('Amount')).toHaveAccessibleDescription(/Amount cannot be greater than Balance!/)
  await user.keyboard('{Backspace}')
  expect(field('Amount')).toHaveValue('1')
  expect(field('Amount')).toBeValid()
})

it('takes an amount that ends with its point for the whole number before it', async () => {
  const { dialog, fill, vest, screen } = await openAddVesting()
  await fill({ ...good, Amount: '5.' })
  expect(dialog.getByLabelText('Preview')).toBeVisible()
  await vest()
  expect(await screen.findByRole('button', { name: 'Vest 5.00 SSDX' })).toBeVisible()
})
