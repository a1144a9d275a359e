/**
 * The style that all charts share. In forced colours SVG shapes keep their own colours, so the variables take those of the
 * system.
 */
export const chartStyle = {
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    '--accent': 'Highlight',
    '--text': 'CanvasText',
    '--quiet': 'CanvasText',
    '--control': 'color-mix(in srgb, CanvasText 50%, Canvas)',
    '--border': 'GrayText',
    '--surface': 'Canvas',
    '--good': 'Highlight',
    '--waiting': 'CanvasText',
    '--idle': 'GrayText',
    '--failed': 'Mark',
  },
} as const
