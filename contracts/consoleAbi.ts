import type { AbiEntry, Artifacts } from './artifacts'

/** The functions the console calls, all of which exist in the contracts deployed on every chain. */
const functions = {
  token: ['symbol', 'balanceOf', 'allowance', 'approve'],
  staking: ['getStakingDetailsCount', 'getTotalStakedAmount', 'getStakingDetailsPage'],
  vesting: ['getNumberOfVestingSchedules', 'getVestingDetails', 'owner', 'addVestingSchedule', 'releaseVestedTokens'],
}

/** The order of an entry's keys; other keys are left out. */
const keys = ['type', 'name', 'stateMutability', 'indexed', 'inputs', 'outputs', 'components']

/** The text of each file the console imports its ABIs from: the functions above, every event and every error. */
export function consoleAbis({ SsdxToken, SsdxStaking, SsdxVesting }: Artifacts): Record<string, string> {
  return {
    'token.ts': abiFile('tokenAbi', 'SsdxToken', functions.token, SsdxToken.abi),
    'staking.ts': abiFile('stakingAbi', 'SsdxStaking', functions.staking, SsdxStaking.abi),
    'vesting.ts': abiFile('vestingAbi', 'SsdxVesting', functions.vesting, SsdxVesting.abi),
  }
}

function abiFile(constant: string, contract: string, names: string[], abi: AbiEntry[]): string {
  const entries = [...names.map((name) => functionOf(abi, contract, name)), ...all(abi, 'event'), ...all(abi, 'error')]
  const lines = entries.map((entry) => `  ${JSON.stringify(entry, keys)},\n`)
  return [
    `/** Written by \`npm run abi\` from contracts/src/${contract}.sol; do not edit. */\n`,
    `export const ${constant} = [\n${lines.join('')}] as const\n`,
  ].join('')
}

function functionOf(abi: AbiEntry[], contract: string, name: string): AbiEntry {
  const found = abi.filter((entry) => entry.type === 'function' && entry.name === name)
  const [entry] = found
  if (!entry || found.length > 1) throw new Error(`${contract} has ${found.length} functions named ${name}, not one.`)
  return entry
}

const all = (abi: AbiEntry[], type: string) =>
  abi.filter((entry) => entry.type === type).sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
