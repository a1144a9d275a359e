import { identityOf, isNamed } from './identity'

it('takes the wallet address of an e-mail from any of its users that has one', () => {
  const query = { currentData: {}, isFetching: false, refetch: () => undefined }
  const users = ['', '0xabc'].map((public_address) => ({ email: 'mona@tour.example', public_address }))
  expect(identityOf({ kind: 'email', text: 'mona@tour.example' }, query, users).address).toBe('0xabc')
})

it('finds a name whatever its case, and with blanks around it', () => {
  expect(isNamed('mona@tour.example', '', ' Mona@tour.example ')).toBe(true)
  expect(isNamed('mona@tour.example', 'ramona@tour.example')).toBe(false)
})
