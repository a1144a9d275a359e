import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { Link, MemoryRouter, Navigate, Route, Routes } from 'react-router-dom'
import { Page } from './Page'

/** A list that has the focus before its page is shown, as `public/form.js` and `keepFocus` give it. */
function FocusedList() {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => list.current?.focus(), [])
  return (
    <div ref={list} role="region" aria-label="List" tabIndex={0}>
      <Link to="/other">Other</Link>
    </div>
  )
}

const listPage = (title: string) => (
  <Page title={title}>
    <FocusedList />
  </Page>
)

it('gives its title the focus after a link, but leaves it to what has it where "/" is replaced', async () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route path="/" element={<Navigate to="/first" replace />} />
        <Route path="/first" element={listPage('First')} />
        <Route path="/other" element={<div key="other">{listPage('Other page')}</div>} />
      </Routes>
    </MemoryRouter>,
  )
  expect(screen.getByRole('region', { name: 'List' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Other page' })).toHaveFocus()
})
