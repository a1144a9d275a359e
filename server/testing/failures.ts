/** A run of test files, with what Node's reporter `spec` has printed. */
export interface Ended {
  readonly database: string
  readonly files: readonly string[]
  readonly output: string
}

/** As much of a failure as says what is wrong. */
const most = 600
/** As much of the end of a crash, where the stack stands below what is wrong. */
const mostOfCrash = 2_000

/** The failures of a run, briefly and with the command that runs their files alone, for the end of the output. */
export function failuresOf({ database, files, output }: Ended): string {
  const [, list = ''] = output.split('✖ failing tests:')
  // The line and column that Node says are those of what tsx has made of the file.
  const failed = [...list.matchAll(/^test at (.+?):\d+:\d+\n(✖[\s\S]*?)(?=^test at |$(?![\s\S]))/gm)].map(
    ([, file = '', said = '']) => ({ file, said: said.trim().slice(0, most) }),
  )
  // A process that has crashed lists nothing.
  const named = failed.length > 0 ? [...new Set(failed.map(({ file }) => file))] : files
  return [
    ...failed.map(({ file, said }) => `FAILED on ${database}: ${file}\n${said}\n`),
    ...(failed.length > 0
      ? []
      : [`FAILED on ${database}: ${files.join(', ')}\n${output.trim().slice(-mostOfCrash)}\n`]),
    `Alone: node --import tsx server/testing/runTests.ts ${named.join(' ')}`,
  ].join('\n')
}
