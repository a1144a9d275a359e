/** The colours of both themes, the only source for the MUI theme and for the plain CSS. */
interface Palette {
  readonly ground: string
  readonly surface: string
  readonly border: string
  readonly control: string
  readonly text: string
  readonly quiet: string
  readonly accent: string
  readonly onAccent: string
  readonly good: string
  readonly waiting: string
  readonly idle: string
  readonly failed: string
  readonly onFailed: string
}

const light: Palette = {
  ground: '#f8fafc',
  surface: '#ffffff',
  border: '#dfe5ec',
  control: '#7c8a9c',
  text: '#0f172a',
  quiet: '#526074',
  accent: '#0f766e',
  onAccent: '#ffffff',
  good: '#15803d',
  waiting: '#b45309',
  idle: '#5b6779',
  failed: '#b91c1c',
  onFailed: '#ffffff',
}

const dark: Palette = {
  ground: '#0b1220',
  surface: '#111a2b',
  border: '#26324a',
  control: '#66758c',
  text: '#e6ecf5',
  quiet: '#9fb0c6',
  accent: '#2dd4bf',
  onAccent: '#06251f',
  good: '#4ade80',
  waiting: '#fbbf24',
  idle: '#a3b1c4',
  failed: '#f87171',
  onFailed: '#2d0808',
}

export const palettes = { light, dark }

export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
}

/** The CSS variables in index.html, so that the first paint has its colours and sizes before any script runs. */
export function themeCss(): string {
  const block = (palette: Palette) =>
    Object.entries(palette)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
  return (
    `:root{${block(light)};color-scheme:light}` +
    // Paper is white.
    `@media screen{[data-theme=dark]{${block(dark)};color-scheme:dark}}` +
    // The height of a table's row, which the density of this browser decides.
    `:root{--row:48px}[data-density=compact]{--row:36px}` +
    // 14px at the browser's usual text size; every other size of text is a part of it, so that all of it follows that setting.
    `html{background:var(--ground);color:var(--text);font:87.5%/1.5 ${fonts.text}}body{margin:0}`
  )
}
