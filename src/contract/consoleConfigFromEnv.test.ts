import { consoleConfigFromEnv } from './consoleConfigFromEnv'

const address = `0x${'a1'.repeat(20)}`

/** The message of the one Error that this environment gives. */
function problemsOf(env: Readonly<Record<string, string>>): string[] {
  try {
    consoleConfigFromEnv(env)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}

it.each([{}, { APP_NAME: '', CHAINS: '', RPC_URL_1: '', TOKEN_ADDRESS_1: '', WALLETCONNECT_PROJECT_ID: '' }])(
  'gives the five live chains with a public node each and no contract when nothing is set (%j)',
  (env) => {
    const { chains, ...rest } = consoleConfigFromEnv(env)
    expect(rest).toEqual({
      appName: 'SSDX Back Office',
      walletConnectProjectId: '',
      localChains: false,
      mediaClickToLoad: false,
    })
    expect(chains.map(({ id, name, symbol }) => `${id} ${name} ${symbol}`)).toEqual([
      '1 Ethereum ETH',
      '421614 Arbitrum Sepolia ETH',
      '42161 Arbitrum One ETH',
      '56 BNB Smart Chain BNB',
      '8453 Base BASE',
    ])
    for (const { rpcUrls, contracts } of chains) {
      expect(rpcUrls).toEqual([expect.stringMatching(/^https:\/\//)])
      expect(Object.values(contracts).filter(Boolean)).toEqual([])
    }
  },
)

it('takes names, nodes and contracts from the environment', () => {
  const config = consoleConfigFromEnv({
    APP_NAME: 'Office',
    WALLETCONNECT_PROJECT_ID: 'abc',
    CHAINS: '56, 31337',
    ALLOW_LOCAL_CHAINS: 'true',
    RPC_URL_56: 'https://a.example, https://b.example',
    STAKING_ADDRESS_56: address,
    RPC_URL_31337: 'http://127.0.0.1:9999',
  })
  expect(config).toMatchObject({ appName: 'Office', walletConnectProjectId: 'abc', localChains: true })
  expect(config.chains).toMatchObject([
    { id: 56, rpcUrls: ['https://a.example', 'https://b.example'], contracts: { staking: address } },
    { id: 31337, rpcUrls: ['http://127.0.0.1:9999'] },
  ])
})

it('takes the rows of the table as they are: confirmations, smart wallet, explorer', () => {
  const { chains } = consoleConfigFromEnv({})
  expect(chains.map(({ id, confirmations, smartWallet }) => [id, confirmations, smartWallet])).toEqual([
    [1, 3, true],
    [421614, 2, false],
    [42161, 2, true],
    [56, 5, true],
    [8453, 2, true],
  ])
  for (const { explorerUrl } of chains) expect(explorerUrl).toMatch(/^https:\/\//)
})

const optimism = { id: 10, name: 'Optimism', symbol: 'ETH', confirmations: 4, explorerUrl: 'https://op.example' }

it.each([undefined, '56', '10,56'])('knows a chain by configuration alone, with CHAINS=%s', (CHAINS) => {
  const { chains } = consoleConfigFromEnv({
    CHAINS,
    MORE_CHAINS: JSON.stringify([optimism]),
    RPC_URL_10: 'https://node.example',
    VESTING_ADDRESS_10: address,
  })
  expect(chains.filter(({ id }) => id === 10)).toMatchObject([
    { ...optimism, smartWallet: false, rpcUrls: ['https://node.example'], contracts: { vesting: address } },
  ])
  expect(chains.map(({ id }) => id)).toContain(56)
})

it.each([
  [[optimism], {}, 'RPC_URL_10 is missing: no public node is known for the chain 10'],
  [[{ ...optimism, id: 56 }], {}, 'MORE_CHAINS has the chain 56, which is known already'],
  [[optimism, optimism], { RPC_URL_10: 'https://node.example' }, 'MORE_CHAINS has a chain twice'],
  [
    [{ ...optimism, explorerUrl: 'javascript:alert(1)' }],
    { RPC_URL_10: 'https://node.example' },
    'MORE_CHAINS: the explorerUrl of 10 is no https address',
  ],
  [
    [optimism],
    { RPC_URL_10: 'http://127.0.0.1:8545' },
    'RPC_URL_10 points at this machine; only chains 31337 and 31338 may be local',
  ],
] as const)('names what is wrong with MORE_CHAINS=%j', (more, env, problem) => {
  expect(problemsOf({ MORE_CHAINS: JSON.stringify(more), ...env })).toEqual(['Bad configuration:', `- ${problem}`])
})

it.each([
  ['[', 'it is not JSON'],
  ['{}', 'this must be a `array` type'],
  ['[{"id":10,"name":"O","symbol":"ETH"}]', '[0].confirmations is a required field'],
  ['[{"id":"10","name":"O","symbol":"ETH","confirmations":1}]', '[0].id must be a `number` type'],
  ['[{"id":10,"name":"O","symbol":"ETH","confirmations":0}]', '[0].confirmations must be greater than or equal to 1'],
  ['[{"id":10,"name":"O","symbol":"ETH","confirmations":1,"rpc":"x"}]', '[0] has a key that is not known: rpc'],
])('says how MORE_CHAINS=%s cannot be read, with an example', (MORE_CHAINS, reason) => {
  const [, problem = ''] = problemsOf({ MORE_CHAINS })
  expect(problem).toContain(`- MORE_CHAINS cannot be read: ${reason}`)
  expect(problem).toContain('[{"id":10,"name":"Optimism","symbol":"ETH","confirmations":3}]')
})

it('names every bad variable in one error', () => {
  expect(
    problemsOf({
      CHAINS: '1,56,10,31337',
      TOKEN_ADDRESS_1: '0x1',
      STAKING_ADDRESS_56: address.slice(2),
      VESTING_ADDRESS_1: `${address}0`,
      RPC_URL_1: 'ws://node.example',
      RPC_URL_56: 'not a url',
    }),
  ).toEqual([
    'Bad configuration:',
    '- CHAINS names an unknown chain: 10',
    '- CHAINS names the local chain 31337, which needs ALLOW_LOCAL_CHAINS=true',
    '- TOKEN_ADDRESS_1 is not an address (0x and 40 hex digits)',
    '- VESTING_ADDRESS_1 is not an address (0x and 40 hex digits)',
    '- RPC_URL_1 is not an http(s) URL: ws://node.example',
    '- STAKING_ADDRESS_56 is not an address (0x and 40 hex digits)',
    '- RPC_URL_56 is not an http(s) URL: not a url',
  ])
})

it.each(['yes', '1', 'TRUE'])('keeps the local chains closed with ALLOW_LOCAL_CHAINS=%s, and names it', (flag) => {
  expect(problemsOf({ CHAINS: '31338', ALLOW_LOCAL_CHAINS: flag })).toEqual([
    'Bad configuration:',
    '- ALLOW_LOCAL_CHAINS is true or false',
    '- CHAINS names the local chain 31338, which needs ALLOW_LOCAL_CHAINS=true',
  ])
})

it.each(['yes', '1', 'TRUE'])('names MEDIA_CLICK_TO_LOAD=%s as bad', (flag) => {
  expect(problemsOf({ MEDIA_CLICK_TO_LOAD: flag })).toEqual([
    'Bad configuration:',
    '- MEDIA_CLICK_TO_LOAD is true or false',
  ])
})

it('takes MEDIA_CLICK_TO_LOAD=true', () => {
  expect(consoleConfigFromEnv({ MEDIA_CLICK_TO_LOAD: 'true' })).toMatchObject({ mediaClickToLoad: true })
})

it('keeps the local chains closed with ALLOW_LOCAL_CHAINS=false', () => {
  expect(problemsOf({ CHAINS: '31338', ALLOW_LOCAL_CHAINS: 'false' })).toHaveLength(2)
})

it('names a node or contract of a chain that it does not know, but not of one that is not chosen, nor on the local stack', () => {
  const problem = 'VESTING_ADDRESS_10 is for a chain that is neither known nor in MORE_CHAINS'
  const env = { CHAINS: '56', RPC_URL_1: 'https://a.example', RPC_URL_MAINNET: 'x', TOKEN_ADDRESS_11: '' }
  expect(problemsOf({ ...env, VESTING_ADDRESS_10: address })).toEqual(['Bad configuration:', `- ${problem}`])
  expect(problemsOf(env)).toEqual([])
  expect(problemsOf({ ALLOW_LOCAL_CHAINS: 'true', VESTING_ADDRESS_10: address })).toEqual([])
})

it('refuses a chain that is named twice', () => {
  expect(problemsOf({ CHAINS: '1,56,1' })).toContain('- CHAINS names a chain twice')
})

it.each([
  'http://127.0.0.1:8545',
  'http://127.1:8545',
  'http://localhost:8545',
  'http://[::1]:8545',
  'http://LOCALHOST',
  'http://0.0.0.0:8545',
  'http://0:8545',
  'http://[::]:8545',
  'http://[::ffff:127.0.0.1]:8545',
  'http://[::ffff:0.0.0.0]',
  'http://node.localhost:8545',
])('refuses a live chain whose node is on this machine: %s', (url) => {
  expect(problemsOf({ CHAINS: '1', RPC_URL_1: `https://node.example,${url}`, ALLOW_LOCAL_CHAINS: 'true' })).toEqual([
    'Bad configuration:',
    '- RPC_URL_1 points at this machine; only chains 31337 and 31338 may be local',
  ])
})
