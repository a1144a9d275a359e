import type { SandboxState } from './state'

/** The block that is printed when everything runs. */
export function summary(state: SandboxState, dir: string, note: string | undefined): string {
  const width = Math.max(...state.accounts.map(({ email }) => email.length))
  const signIns = state.accounts.map(
    ({ role, email, password }) => `${role.padEnd(12)} ${email.padEnd(width)}  ${password}`,
  )
  const chains = state.chains.flatMap(({ id, name, rpcUrl, contracts }) => [
    `${name} (${id})  ${rpcUrl}`,
    ...Object.entries(contracts).flatMap(([what, address]) => (address ? [`  ${what.padEnd(8)} ${address}`] : [])),
  ])
  const rows = [
    ['Console', [state.consoleUrl]],
    ['Sign in as', signIns],
    ['Chains', chains],
    ['Data', [`${dir} (kept between starts; logs in logs/)`]],
    ['Start afresh', ['stop this, then npm run reset']],
    ['Stop', ['Ctrl-C']],
    ...(note === undefined ? [] : [['Note', [note]] as const]),
  ] as const
  const lines = rows.flatMap(([label, texts]) =>
    texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(14)}${text}`),
  )
  return ['', 'SSDX Back Office runs on this machine.', '', ...lines, ''].join('\n')
}
