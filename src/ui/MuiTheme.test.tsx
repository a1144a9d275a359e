import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { render, screen } from '@testing-library/react'
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
