/** What all charts share; in forced colours their variables are the system's, which SVG shapes do not get by themselves. */
export const chartStyle = {
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    '--accent': 'Highlight',
    '--text': 'CanvasText',
    '--quiet': 'CanvasText',
    '--control': 'CanvasText',
    '--border': 'GrayText',
    '--surface': 'Canvas',
    '--good': 'Highlight',
    '--waiting': 'CanvasText',
    '--idle': 'GrayText',
    '--failed': 'Mark',
  },
} as const
