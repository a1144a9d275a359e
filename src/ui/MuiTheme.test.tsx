import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { fireEvent, render, screen } from '@testing-library/react'
import { MuiTheme } from './MuiTheme'

it('draws the focus in a menu as a line, which forced colours keep', () => {
  render(
    <MuiTheme>
      <Menu open anchorEl={document.body}>
        <MenuItem className="Mui-focusVisible">Delete</MenuItem>
      </Menu>
    </MuiTheme>,
  )
  const { outlineStyle, outlineWidth } = getComputedStyle(screen.getByRole('menuitem', { name: 'Delete' }))
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
})

it('chooses nothing in a menu by an Enter that is still held down', () => {
  const choose = jest.fn()
  render(
    <MuiTheme>
      <Menu open anchorEl={document.body}>
        <MenuItem onClick={choose}>Deactivate</MenuItem>
      </Menu>
    </MuiTheme>,
  )
  const item = screen.getByRole('menuitem', { name: 'Deactivate' })
  fireEvent.keyDown(item, { key: 'Enter', repeat: true })
  expect(choose).not.toHaveBeenCalled()
  fireEvent.keyDown(item, { key: 'Enter' })
  expect(choose).toHaveBeenCalledTimes(1)
})
