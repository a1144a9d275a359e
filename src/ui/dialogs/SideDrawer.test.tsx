import Dialog from '@mui/material/Dialog'
import { render, screen } from '@testing-library/react'
import { MuiTheme } from '../MuiTheme'
import { SideDrawer } from './SideDrawer'

it('lies no lower than the dialog from which it is opened', () => {
  render(
    <>
      <MuiTheme>
        <Dialog open slotProps={{ paper: { 'aria-label': 'View Campaign' } }} />
      </MuiTheme>
      <SideDrawer title="Who is Mona?" onClose={() => undefined}>
        {null}
      </SideDrawer>
    </>,
  )
  const layerOf = (name: string) => {
    const layer = screen.getByRole('dialog', { name, hidden: true }).closest('.MuiModal-root')
    return layer && getComputedStyle(layer).zIndex
  }
  expect(layerOf('View Campaign')).toMatch('modal')
  expect(layerOf('Who is Mona?')).toBe(layerOf('View Campaign'))
})
