import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before } from 'node:test'
import { temporaryFolder } from './temporaryFolder'

const inScripts = (file: string) => new URL(`../../scripts/${file}`, import.meta.url)

/** Steps that end at once, whose output is read as that of the real ones. */
const stepsOf = (realSteps: string) => `import { steps as real } from ${JSON.stringify(realSteps)}
const says = (text, code = 0) => [['node', '-e', \`console.log(\${JSON.stringify(text)}); process.exit(\${code})\`]]
export const steps = {
  good: { commands: says('') },
  bad: { commands: says('', 3) },
  badFirst: { commands: [...says('', 1), ...says('')] },
  killed: { commands: [['node', '-e', "process.kill(process.pid, 'SIGKILL')"]] },
  missing: { commands: [['no-such-command-as-this']] },
  jest: { commands: says('Tests:       2 passed, 2 total'), counts: real.unit.counts },
  jestFailed: { commands: says('Tests:       1 failed, 2 passed, 3 total'), counts: real.unit.counts },
  jestSkipped: { commands: says('Tests:       1 skipped, 2 passed, 3 total'), counts: real.unit.counts },
  jestTodo: { commands: says('Tests:       1 todo, 2 passed, 3 total'), counts: real.unit.counts },
  jestTwice: {
    commands: [...says('Tests:       2 passed, 2 total'), ...says('Tests:       3 passed, 3 total')],
    counts: real.unit.counts,
  },
  jestFailedFirst: {
    commands: [...says('Tests:       1 failed, 2 passed, 3 total'), ...says('Tests:       3 passed, 3 total')],
    counts: real.unit.counts,
  },
  jestSilent: { commands: says('No tests found'), counts: real.unit.counts },
  jestBroken: { commands: says('Tests:       2 passed, 2 total', 1), counts: real.unit.counts },
  plain: { commands: says('1 passed, 9 failed\\n\\n4 passed, 0 failed'), counts: real.server.counts },
  plainFailed: { commands: says('4 passed, 1 failed'), counts: real.server.counts },
  plainEmpty: { commands: says('0 passed, 0 failed'), counts: real.server.counts },
}
export const suites = {
  quick: { sideBySide: ['good', 'jest', 'plain'], journeys: ['good'] },
  badBeside: { sideBySide: ['good', 'bad', 'good'], journeys: ['good'] },
  badJourney: { sideBySide: ['good'], journeys: ['bad', 'good'] },
}
`

/** For a file of tests: what runs `scripts/test.mjs` with these steps in place of the real ones. */
export function fakeSteps() {
  let root = ''
  before(() => {
    root = temporaryFolder('test-steps-')
    mkdirSync(join(root, 'scripts'))
    copyFileSync(inScripts('test.mjs'), join(root, 'scripts/test.mjs'))
    writeFileSync(join(root, 'scripts/packages.mjs'), 'export const installPackages = () => undefined\n')
    writeFileSync(join(root, 'scripts/testSteps.mjs'), stepsOf(inScripts('testSteps.mjs').href))
  })
  return (...names: string[]) =>
    spawnSync(process.execPath, ['scripts/test.mjs', ...names], { cwd: root, encoding: 'utf8' })
}
