import { ether } from '../../testing/ether'
import { account, otherAccount } from '../../testing/fakeWallet'
import { good, openAddVesting } from '../../testing/openAddVesting'

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

it.each(['12,5', '1.000,50', '-3', '1e3'])(
  'keeps the amount %s as it is typed, says at once what is wrong with it, and vests nothing',
  async (typed) => {
    const { dialog, field, fill, vest, wallet, user } = await openAddVesting()
    await dialog.findByText('1,000.00 SSDX')
    await fill({ ...good, Amount: '' })
    await user.type(field('Amount'), typed)
    expect(field('Amount')).toHaveValue(typed)
    expect(field('Amount')).toHaveAccessibleDescription(/Only digits and a decimal point, such as 0\.5 or 1000\.5/)
    await vest()
    expect(field('Amount')).toHaveFocus()
    expect(wallet.asked('eth_sendTransaction')).toEqual([])
    expect(dialog.getByRole('button', { name: 'Vest Token' })).toBeVisible()
  },
)

it('takes an amount that is pasted with the invisible characters that calculators put around it', async () => {
  const { dialog, field, user } = await openAddVesting()
  await dialog.findByText('1,000.00 SSDX')
  await user.click(field('Amount'))
  await user.paste('\u202d12.5\u202c')
  expect(field('Amount')).toHaveValue('12.5')
  expect(field('Amount')).toBeValid()
})
