import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Button } from './Button'

it('shows a spinner while it works, keeps its words and takes no press', () => {
  const pressed = jest.fn()
  render(
    <Button loading onClick={pressed}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: /Save/ })
  expect(screen.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  button.click()
  expect(pressed).not.toHaveBeenCalled()
})

it('keeps its words in its name while it works', () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = readFileSync(join(__dirname, 'button.css'), 'utf8')
  render(<Button loading>Save</Button>)
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Save/)
  style.remove()
})

it('has no spinner and takes a press while it does not work', () => {
  const pressed = jest.fn()
  render(<Button onClick={pressed}>Save</Button>)
  expect(screen.queryByRole('progressbar')).toBeNull()
  screen.getByRole('button', { name: 'Save' }).click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('sends no form while it works', () => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  )
  screen.getByRole('button').click()
  expect(sent).not.toHaveBeenCalled()
})
