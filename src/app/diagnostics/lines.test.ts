import { eventsSlice } from '../../events/eventsSlice'
import { signedOut } from '../../session/sessionSlice'
import { actionLine, errorLine, isRecorded } from './lines'

const requestId = '6f1d2c3b-0a4e-4c55-9d38-0d4f5c1f7a10'
const call = (endpointName: string, originalArgs: unknown) => ({
  arg: { type: 'mutation', endpointName, originalArgs, track: true },
  requestId: 'of-the-store',
})

/** Makes the order of the names irrelevant. */
function parsed(line: string): unknown {
  const [type, ...json] = line.split(' ')
  return [type, JSON.parse(json.join(' '))]
}

it.each([
  [{ type: 'session/expired' }, 'session/expired {}'],
  [{ type: 'wallet/switchRequested', payload: 56 }, 'wallet/switchRequested {"payload":56}'],
  [
    {
      type: 'campaigns/changeEnded',
      payload: { id: '7', action: 'approve', outcome: { kind: 'refused', said: 'Not yours', requestId } },
    },
    `campaigns/changeEnded {"payload":{"id":"7","action":"approve","outcome":{"kind":"refused","requestId":"${requestId}"}}}`,
  ],
  [
    { type: 'wallet/switchEnded', payload: { chainId: 56, chainName: 'BNB', end: { end: 'failed', text: 'No way' } } },
    'wallet/switchEnded {"payload":{"chainId":56,"end":{"end":"failed"}}}',
  ],
  [signedOut({ why: 'left', server: 'Bye, Ann' }), 'session/signedOut {"payload":{"why":"left"}}'],
  [eventsSlice.actions.lost('broken'), 'events/lost {"payload":{"end":"broken"}}'],
  [
    { type: 'transactions/transactionChanged', payload: 't1', meta: { event: { type: 'hashKnown', hash: '0xabc' } } },
    'transactions/transactionChanged {"event":{"type":"hashKnown"},"payload":"t1"}',
  ],
  [
    { type: 'api/executeMutation/pending', meta: call('login', { email: 'm@x.co', password: 'opensesame' }) },
    'api/executeMutation/pending {"arg":{"endpointName":"login","type":"mutation"}}',
  ],
  [
    {
      type: 'api/executeMutation/rejected',
      payload: { status: 409, requestId, data: { message: 'opensesame', id: '8' } },
      meta: call('toggleUser', '7'),
    },
    `api/executeMutation/rejected {"arg":{"type":"mutation","endpointName":"toggleUser"},"payload":{"status":409,"requestId":"${requestId}"}}`,
  ],
])('of %j keeps only what is allowed', (action, line) => {
  expect(isRecorded(action)).toBe(true)
  expect(parsed(actionLine(action))).toEqual(parsed(line))
})

it('keeps nothing of what a call was answered, whatever its names', () => {
  const answered = { type: 'api/executeMutation/fulfilled', payload: { id: 'opensesame', kind: 'opensesame' } }
  expect(actionLine({ ...answered, meta: call('createAdmin', {}) })).not.toContain('opensesame')
})

it.each([
  ['a sentence', 'Watch to the end'],
  ['an e-mail', 'mona@tour.example'],
  ['an account', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ['a signature', `0x${'ab'.repeat(65)}`],
  ['a bearer token', 'Kx'.repeat(22)],
  ['a list', ['opensesame']],
])('keeps %s under no name at all', (_what, value) => {
  const line = actionLine({ type: 'users/changeEnded', payload: { id: value, state: value, why: value, kind: 'done' } })
  expect(line).not.toContain(String(value))
  expect(line).toContain('"kind":"done"')
})

it('does not record that the cache has spared a read', () => {
  const action = { type: 'api/executeQuery/rejected', meta: { condition: true } }
  expect(isRecorded(action)).toBe(false)
  expect(isRecorded({ ...action, meta: { condition: false } })).toBe(true)
})

describe('of an error', () => {
  it('keeps the kind and the place, and not the message, which may quote what was read', () => {
    const error = new SyntaxError('Unexpected token in "opensesame"')
    error.stack = `SyntaxError: ${error.message}\n    at parse (https://x.example/assets/main.0a1b2c.js:1:2345)`
    expect(errorLine(error)).toBe('error {"payload":{"kind":"SyntaxError","why":"main.0a1b2c.js:1:2345"}}')
  })

  it('keeps nothing of what is thrown and is no error', () => {
    expect(errorLine('opensesame')).toBe('error {"payload":{}}')
  })
})
