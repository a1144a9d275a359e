import { within } from '@testing-library/react'
import { addVestingSchedule } from '../../chain/contracts'
import { daySeconds } from '../../contract/days'
import { ether } from '../../testing/ether'
import { otherAccount } from '../../testing/fakeWallet'
import { keepTransaction } from '../../testing/keptTransaction'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { of, schedule, start } from '../../testing/openVesting'
import { chainA } from '../../testing/testChains'
import { sayPolitely } from '../../ui/messages/sayPolitely'

jest.mock('../../ui/messages/sayPolitely')

const day = BigInt(daySeconds)
const terms = { account: otherAccount, amount: 100n * ether, cliff: day, duration: 10n * day }

/** The dialog of a vesting of 100 tokens when it can be signed. */
async function review(state: Parameters<typeof openAddVesting>[0] = {}) {
  const { fill, vest, screen } = await openAddVesting(state)
  await fill(good)
  await vest()
  await screen.findByRole('button', { name: 'Vest 100.00 SSDX' })
  return within(screen.getByRole('dialog', { name: 'Add Vesting' }))
}

/** A text is there and has been read out. */
async function isSaid(sheet: Awaited<ReturnType<typeof review>>, text: string) {
  expect(await sheet.findByText(text)).toBeVisible()
  expect(jest.mocked(sayPolitely).mock.calls.flat()).toContain(text)
}

const sent = addVestingSchedule(chainA.contracts.vesting ?? '', terms)
const submitted = { ...sent, state: 'submitted', hash: `0x${'ab'.repeat(32)}`, submittedAt: Date.now(), nonce: 7 }

it.each([
  ['submitted', submitted],
  ['awaitingSignature', { ...sent, state: 'awaitingSignature' }],
  ['unknown', { ...sent, state: 'unknown', since: Date.now(), reason: 'No answer.' }],
  ['dismissed', { ...sent, state: 'dismissed', endedAt: Date.now() }],
])('warns of the same vesting that is %s, whichever account has asked for it', async (_state, record) => {
  keepTransaction('a', { ...record, from: otherAccount })
  await isSaid(
    await review(),
    'You asked for the same vesting 2 min ago, and it may still go through. If you sign this one too, the amount may be vested twice.',
  )
})

it.each([
  ['of another amount', { ...submitted, ...addVestingSchedule(sent.to, { ...terms, amount: 1n }) }],
  ['on another network', { ...submitted, chainId: 5 }],
  [
    'that is in a block',
    {
      ...submitted,
      state: 'confirming',
      success: true,
      confirmations: 1,
      depth: 9,
      block: { number: 1, hash: submitted.hash },
    },
  ],
  ['that has failed', { ...submitted, state: 'notSent', endedAt: Date.now(), reason: 'Nothing was sent.' }],
])('does not warn of a sent vesting %s', async (_what, record) => {
  keepTransaction('a', record)
  expect((await review()).queryByText(/twice/)).toBeNull()
})

it('warns of the newest vesting of the same amount that the beneficiary has on chain', async () => {
  const from = (days: number, tokens: bigint) =>
    schedule({ amount: tokens * ether, startTime: start + days * daySeconds })
  await isSaid(
    await review({ schedules: of(otherAccount, from(1, 100n), from(0, 100n), from(2, 101n)) }),
    'This address already has a vesting of this amount, from Jan 11, 2026. If you sign the vesting, it gets another one.',
  )
})
