import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { Interface } from 'ethers'
import { parse } from 'valibot'
import { array, number, object, string } from 'yup'
import { pathOf } from '../src/contract/endpoints'
import { responses } from '../src/contract/responses'
import { freePort } from '../server/testing/freePort'
import { rpc, rpcText } from './chains/rpc'
import { sandboxPaths } from './paths'
import { identify, isRunning } from './process/processInfo'
import type { SandboxState } from './state'
import { runSandbox, type StackProcess } from './testing/stackProcess'

/**
 * Uses the local stack as a person would, from the first start to the reset, on its own ports and in its own folder.
 */
const place = mkdtempSync(join(tmpdir(), 'sandbox-stack-'))
const dir = join(place, 'data')
const paths = sandboxPaths(dir)
const env: Record<string, string> = { SANDBOX_DIR: dir }
const started: StackProcess[] = []

const start = () => {
  const stack = runSandbox('start', env, ['--no-console', '--users', '50'])
  started.push(stack)
  return stack
}

const processesSchema = array(
  object({ pid: number().required(), startedAt: string().required(), command: string().required() }),
).required()
const recorded = () => processesSchema.validateSync(JSON.parse(readFileSync(paths.processes, 'utf8')))

async function call(state: SandboxState, path: string, init: { method?: string; token?: string; body?: unknown } = {}) {
  const response = await fetch(`${state.apiUrl}${path}`, {
    method: init.method ?? 'GET',
    headers: {
      ...(init.token === undefined ? {} : { authorization: `Bearer ${init.token}` }),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  })
  assert.equal(response.status, 200, path)
  const answer: unknown = await response.json()
  return answer
}

async function signIn(state: SandboxState, role: string): Promise<string> {
  const account = state.accounts.find((one) => one.role === role)
  const body = { email: account?.email, password: account?.password }
  const answer = parse(responses.login, await call(state, pathOf('login'), { method: 'POST', body }))
  return answer.data.token
}

const newestCampaign = async (state: SandboxState, token: string) => {
  const page = await call(state, `${pathOf('campaigns')}?start=0&end=0`, { token })
  const [campaign] = parse(responses.campaigns, page).data.campaign_ads
  assert.ok(campaign)
  return campaign
}

const chainA = (state: SandboxState) => {
  const [chain] = state.chains
  assert.ok(chain)
  return chain
}
const stranger = '0x00000000000000000000000000000000000000aa'
const balance = (state: SandboxState) => rpcText(chainA(state).rpcUrl, 'eth_getBalance', stranger, 'latest')

const blockSchema = object({ timestamp: string().required() }).required()
/** In seconds since 1970. */
const blockTime = async (state: SandboxState, block: string) =>
  Number(blockSchema.validateSync(await rpc(chainA(state).rpcUrl, 'eth_getBlockByNumber', block, false)).timestamp)

const assertIsNow = async (state: SandboxState) =>
  assert.ok(Math.abs((await blockTime(state, 'latest')) - Date.now() / 1000) < 120)

/** Sends and waits for the block: a stopped chain keeps its blocks but not its pending transactions. */
const send = async (state: SandboxState) => {
  const { rpcUrl } = chainA(state)
  const hash = await rpcText(rpcUrl, 'eth_sendTransaction', {
    from: state.wallets[0]?.address,
    to: stranger,
    value: '0x7',
  })
  while ((await rpc(rpcUrl, 'eth_getTransactionReceipt', hash)) === null) await delay(25)
}

before(async () => {
  const variables = ['CONSOLE_PORT', 'API_PORT', 'CHAIN_A_PORT', 'CHAIN_B_PORT']
  const ports = await Promise.all(variables.map(freePort))
  variables.forEach((variable, index) => (env[variable] = String(ports[index])))
})

after(async () => {
  for (const { process: child, ended } of started) {
    child.kill('SIGTERM')
    await ended
  }
  rmSync(place, { recursive: true })
})

void test('a stack starts, keeps its data over a restart and a kill -9, leaves nothing behind and can be reset', async (t) => {
  let stack = start()
  let state = await stack.ready

  await t.test('every demo account can sign in', async () => {
    for (const { role } of state.accounts) assert.match(await signIn(state, role), /^[\w-]{43}$/)
  })

  await t.test('the contracts stand at their addresses with 120 stakes, the fund filled', async () => {
    const { rpcUrl, contracts } = chainA(state)
    const staking = new Interface(['function getStakingDetailsCount()', 'function rewardFund()'])
    const read = (name: string) =>
      rpcText(rpcUrl, 'eth_call', { to: contracts.staking, data: staking.encodeFunctionData(name) }, 'latest')
    assert.equal(Number(await read('getStakingDetailsCount')), 120)
    assert.ok(BigInt(await read('rewardFund')) > 0n)
  })

  await t.test('the time of the chain is now, although its history is of the past', async () => {
    await assertIsNow(state)
    assert.ok((await blockTime(state, '0x1')) < Date.now() / 1000 - 300 * 86_400)
  })

  await t.test('a second stack on the folder is refused with the pid of the first', async () => {
    const second = await start().ended
    assert.equal(second.code, 1)
    assert.match(second.output, new RegExp(`is in use by process ${state.pid}.*SANDBOX_DIR`))
  })

  await t.test('a reset is refused while the stack runs', async () => {
    const reset = await runSandbox('reset', env).ended
    assert.equal(reset.code, 1)
    assert.ok(existsSync(paths.serverData))
  })

  await t.test('a port somebody else has is named with its variable, and nothing is started', async () => {
    const elsewhere = { ...env, SANDBOX_DIR: `${dir}-2` }
    const second = await runSandbox('start', elsewhere, ['--no-console']).ended
    assert.equal(second.code, 1)
    assert.ok(second.output.includes(`Port ${env.CHAIN_A_PORT} for Local Chain A is taken. Set CHAIN_A_PORT`))
    assert.ok(!existsSync(sandboxPaths(elsewhere.SANDBOX_DIR).processes))
    rmSync(elsewhere.SANDBOX_DIR, { recursive: true })
  })

  let token = await signIn(state, 'moderator')
  const { id } = await newestCampaign(state, token)
  await call(state, pathOf('approveCampaign', id), { method: 'PUT', token })
  await send(state)
  const firstChildren = recorded()

  await t.test('Ctrl-C ends every process and leaves no lock', async () => {
    stack.process.kill('SIGINT')
    assert.equal((await stack.ended).code, 0)
    assert.equal(firstChildren.length, 3)
    assert.ok(firstChildren.every((child) => !isRunning(child)))
    for (const file of [paths.processes, paths.state, join(dir, 'stack.lock')]) assert.ok(!existsSync(file), file)
  })

  stack = start()
  state = await stack.ready
  await t.test('what was done before the restart is still so', async () => {
    token = await signIn(state, 'moderator')
    assert.equal((await newestCampaign(state, token)).is_approved, true)
    assert.equal(await balance(state), '0x7')
  })
  await t.test('the time of the chain is still now, also in the blocks that follow', async () => {
    await assertIsNow(state)
    await rpc(chainA(state).rpcUrl, 'evm_mine')
    await assertIsNow(state)
  })

  await send(state)
  const orphans = recorded()
  stack.process.kill('SIGKILL')
  await stack.ended

  stack = start()
  state = await stack.ready
  await t.test('after a kill -9 the next start ends what was left and has everything', async () => {
    assert.ok(orphans.every((child) => !isRunning(child)))
    assert.equal(await balance(state), '0xe')
    assert.equal((await newestCampaign(state, await signIn(state, 'moderator'))).id, id)
  })

  await t.test('when a part dies, the stack says which and stops', async () => {
    const chain = recorded().find(({ command }) => command.includes('--chain-id 31338'))
    assert.ok(chain && identify(chain.pid))
    process.kill(chain.pid, 'SIGKILL')
    const { code, output } = await stack.ended
    assert.equal(code, 1)
    assert.match(output, /Local Chain B ended \(SIGKILL\)\. Its last lines:/)
    assert.ok(!existsSync(paths.processes))
  })

  await t.test('data that cannot be read stops the start, which says what removes it', async () => {
    const version = join(paths.serverData, 'pglite', 'PG_VERSION')
    const content = readFileSync(version)
    rmSync(version)
    assert.match((await start().ended).output, /PG_VERSION is missing[^]*`npm run reset` removes/)
    writeFileSync(version, content)
    writeFileSync(paths.chainState(31337), '{}')
    assert.match((await start().ended).output, /Local Chain A ended[^]*`npm run reset` removes/)
  })

  await t.test('a reset removes the data', async () => {
    assert.equal((await runSandbox('reset', env).ended).code, 0)
    assert.ok(!existsSync(dir))
  })
})
