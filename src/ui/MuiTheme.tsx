import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { DialogsOnPaper } from './dialogs/DialogsOnPaper'
import { fonts, palettes } from './tokens'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

const schemeOf = (name: 'light' | 'dark') => {
  const colors = palettes[name]
  return {
    palette: {
      mode: name,
      primary: { main: colors.accent, contrastText: colors.onAccent },
      error: { main: colors.failed },
      warning: { main: colors.waiting },
      success: { main: colors.good },
      background: { default: colors.ground, paper: colors.surface },
      text: { primary: colors.text, secondary: colors.quiet },
      divider: colors.border,
    },
  }
}

/** The height of the visible messages, which stand above an open dialog or drawer. */
const messages = 'var(--messages, 0px)'

/** In the middle of the window, or lower if messages need the room above. */
const belowMessages = {
  container: {
    flexDirection: 'column',
    '&::before, &::after': { content: '""', flex: '1 0 0', minHeight: 32 },
    '&::before': { minHeight: `max(32px, ${messages})` },
    '&:has(> .MuiDialog-paperFullScreen)::before': { flex: 'none', minHeight: messages },
    '&:has(> .MuiDialog-paperFullScreen)::after': { display: 'none' },
  },
  paper: {
    minHeight: 0,
    maxHeight: 'none',
    margin: '0 32px',
    '&.MuiDialog-paperFullScreen': { flex: '1 1 0', height: 'auto', margin: 0 },
    // The page is zoomed in: a title and buttons that stay would leave no room for the content, so all of it scrolls.
    '@media (max-height: 400px)': { display: 'block' },
  },
} as const

const bordered = { root: { backgroundImage: 'none' }, paper: { border: '1px solid var(--border)' } }

/** An Enter that is still held down has opened the menu; MUI would choose the first item by its next repeat. */
const dropHeldEnter = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.stopPropagation()
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: schemeOf('light'), dark: schemeOf('dark') },
  shape: { borderRadius: 8 },
  // Without it the focus in a menu is only a tint, which forced colours remove.
  focusVisible: true,
  spacing: 4,
  typography: {
    fontFamily: fonts.text,
    fontSize: 14,
    h6: { fontSize: 'calc(18rem / 14)', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: {
      styleOverrides: { container: belowMessages.container, paper: { ...bordered.paper, ...belowMessages.paper } },
    },
    // From 1024 px on messages stand beside a drawer (notifications.css).
    MuiDrawer: {
      styleOverrides: { paper: { top: messages, bottom: 0, height: 'auto', '@media (min-width: 1024px)': { top: 0 } } },
    },
    MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 12px', overflowWrap: 'anywhere' } } },
    // E-mails and addresses have no spaces to break at.
    MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    // On a phone three buttons may be wider than the screen; two have room from nearly edge to edge.
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', padding: '12px 24px 20px 6px', gap: 8 } } },
    MuiMenu: { defaultProps: { onKeyDownCapture: dropHeldEnter }, styleOverrides: { paper: bordered.paper } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '1rem', minHeight: 40 } } },
    // Theirs is for what is disabled, and too faint to be read.
    MuiStepIcon: { styleOverrides: { root: { color: 'var(--quiet)' } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: bordered.root } },
  },
})

/**
 * The console's MUI theme. It wraps only what MUI renders (dialogs, menus, the drawer) and loads with that code, so no
 * screen pays for it before something opens. The page's `data-theme` attribute selects the colour scheme; MUI itself
 * neither sets it nor reads what is stored.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      <DialogsOnPaper />
      {children}
    </ThemeProvider>
  )
}
