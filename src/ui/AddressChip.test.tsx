import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { copied } from '../testing/copied'
import { AddressChip } from './AddressChip'
import { identiconOf } from './identiconOf'
import { EmailChip } from './WhoLink'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

it('draws the same picture for an address however it is written, and another for another', () => {
  expect(identiconOf(address)).toEqual(identiconOf(address.toLowerCase()))
  // The same beginning and end, as somebody would choose who wants to be mistaken for the other.
  const similar = `${address.slice(0, 7)}${'1'.repeat(28)}${address.slice(-7)}`
  expect(identiconOf(similar).d).not.toBe(identiconOf(address).d)
})

it('is a link of its own to who it is, with the whole address for screen readers and in the tooltip', () => {
  render(<AddressChip address={address} />)
  const link = screen.getByRole('link', { name: address })
  expect(link).toHaveAttribute('href', `?who=${address}`)
  expect(link).toHaveAttribute('title', address)
  expect(link).toHaveTextContent('0x709…7dc79C8')
})

it('copies the address with its checksum', async () => {
  const person = userEvent.setup()
  render(<AddressChip address={address.toLowerCase()} what="wallet address" />)
  const texts = copied()
  await person.click(screen.getByRole('button', { name: 'Copy wallet address 0x709…7dc79c8' }))
  await screen.findByRole('button')
  expect(texts).toEqual([address])
})

it('copies an address with a wrong checksum as it is', async () => {
  const person = userEvent.setup()
  const wrong = address.replace('C8', 'c8')
  render(<AddressChip address={wrong} />)
  const texts = copied()
  await person.click(screen.getByRole('button', { name: /^Copy address 0x709…/ }))
  await waitFor(() => expect(texts).toEqual([wrong]))
})

it('leads to the explorer it is given, and to none that is not safe', () => {
  const { rerender } = render(<AddressChip address={address} explorerUrl="https://etherscan.io" />)
  const explorer = () => screen.queryByRole('link', { name: /^Explorer/ })
  expect(explorer()).toHaveAttribute('href', `https://etherscan.io/address/${address}`)
  expect(explorer()).toHaveAttribute('rel', 'noopener noreferrer')
  rerender(<AddressChip address={address} explorerUrl="javascript:alert(1)//" />)
  expect(explorer()).toBeNull()
})

it('shows a text with half of a surrogate pair like any other, and leads to no explorer from it', () => {
  render(
    <>
      <EmailChip email={'mona\ud83d@tour.example'} />
      <AddressChip address={'0x7099\ud83d'} explorerUrl="https://etherscan.io" />
    </>,
  )
  // The replacement character stands for it, as in everything that is sent.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '?who=mona%EF%BF%BD%40tour.example',
  ])
})

it('is plain text where a server sends something else than an address or an e-mail', () => {
  render(
    <>
      <AddressChip address={'"><img src=x>'} />
      <EmailChip email="<b>nobody</b>" />
      <EmailChip email="not @ home" />
      <EmailChip email="" />
    </>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('img, b')).toBeNull()
  expect(screen.getByText('-')).toBeVisible()
})
