import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palettes } from '../../ui/tokens'

const css = readFileSync(join(__dirname, 'table.css'), 'utf8')

/** The parts of a colour, 0 to 255. */
const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The relative luminance of WCAG 2.2. */
const luminance = (parts: readonly number[]) =>
  parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

it.each(['light', 'dark'] as const)('shows the arrow of a sortable head in 3:1 in the %s scheme', (scheme) => {
  const opacity = Number(/'↕' \/ '';\n {2}opacity: ([\d.]+)/.exec(css)?.[1])
  const { quiet, surface } = palettes[scheme]
  const ground = partsOf(surface)
  const arrow = partsOf(quiet).map((part, index) => part * opacity + (ground[index] ?? 0) * (1 - opacity))
  const [dark = 0, light = 0] = [luminance(arrow), luminance(ground)].sort((one, other) => one - other)
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
})
