import { Button } from '../../ui/Button'
import { paletteKeys } from './keys'

/** Buttons for the command palette and the shortcuts list, for people without a keyboard. */
export function ShortcutButtons({ open }: { open: (dialog: 'palette' | 'shortcuts') => void }) {
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open('palette')}>
        {drawing('M13 13A5.7 5.7 0 1 0 5 5a5.7 5.7 0 0 0 8 8l4 4')}
        {`Search… ${paletteKeys()}`}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => open('shortcuts')}>
        {drawing('M2 5h16v10H2zM6 12h8')}
        Keyboard shortcuts
      </Button>
    </>
  )
}

const drawing = (path: string) => (
  <svg aria-hidden width="20" height="20" fill="none" stroke="currentColor">
    <path d={path} />
  </svg>
)
