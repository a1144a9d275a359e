/**
 * `npm run bench`: measures the console on a processor slowed down four times, in turns with a page written by hand that does the
 * same, and, where it says so, with a page of plain text. Milliseconds differ from machine to machine; the ratios count.
 * Arguments: the folder of a build (`dist` by default), the folder of another build to compare, and names of measurements
 * (`pageTurn`) to make only these. Exits with 1 when a budget is missed.
 */
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { browserPath } from '../../scripts/browser'
import { quietFlags } from '../stack/browserFlags'
import { measurements } from './measurements'
import { makeUsers } from './rows'
import { serveSides } from './serveSides'
import { tableOf, type Line } from './table'

const given = process.argv.slice(2)
const folders = given.filter((name) => existsSync(name))
const wanted = given.filter((name) => !existsSync(name))
const builds = folders.length > 0 ? folders : ['dist']

const many = await serveSides(builds, makeUsers(100_000))
const few = await serveSides(builds, makeUsers(10_000))
const browser = await chromium.launch({ executablePath: browserPath(), args: [...quietFlags] })
const all = measurements(browser, many.sides, few.sides)
const unknown = wanted.filter((name) => !(name in all))
if (unknown.length > 0)
  throw new Error(`No folder and no measurement: ${unknown.join(', ')}. Measurements: ${Object.keys(all).join(', ')}`)
const lines: Line[] = []
for (const [name, measure] of Object.entries(all))
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(`${name} …`)
    lines.push(...(await measure()))
  }
await browser.close()
for (const { close } of [many, few]) close()

const table = tableOf(lines, many.names)
if (table.includes('missed')) process.exitCode = 1
console.log(table)
console.log(
  `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`,
)
