import { screen } from '@testing-library/react'
import { openUsers } from './listPage'
import { savedFiles } from './savedFiles'

/** The users page with its list menu open, and the files saved from it. */
export async function openExport(...given: Parameters<typeof openUsers>) {
  const saved = savedFiles()
  const page = openUsers(...given)
  await screen.findByText(/^\d+-\d+ of \d+/)
  const button = screen.getByRole('button', { name: 'Options' })
  await page.user.click(button)
  await screen.findByRole('dialog')
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, saved, press, button }
}

/** The lines of the saved file, and the e-mails in them. */
export const savedLines = async (saved: ReturnType<typeof savedFiles>) => (await saved[0]?.text())?.split('\r\n') ?? []
export const savedEmails = async (saved: ReturnType<typeof savedFiles>) =>
  (await savedLines(saved)).slice(1, -1).map((line) => line.split(',')[3])
