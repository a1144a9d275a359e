import type { Page } from '@playwright/test'
import { holdBack } from './holdBack'

/** The screens whose rows are drawn before the console has come. */
export const listScreens = ['users', 'admin-users', 'campaign', 'tasks', 'tracking', 'activity'] as const

/** Holds back the first script of the console, and so all of it, until `release`. */
export const withoutConsole = (page: Page) => holdBack(page, '**/assets/main.*.js')

/** The lines of a list, in the frame or in the console: what each says, where it stands and what it is made of, without its picture, which comes later. */
export const earlyLines = (page: Page, part: '#frame' | '#root') =>
  page.locator(`${part} main`).evaluate((main) =>
    [...main.querySelectorAll('h1, th, tbody tr, .list-cards > li, .task-grid > li')].map((line) => {
      const { x, y, width, height } = line.getBoundingClientRect()
      const parts = [...line.querySelectorAll('*')].filter((one) => !one.closest('.list-thumb *, .task-thumb *'))
      return {
        text: line instanceof HTMLElement ? line.innerText : '',
        place: { x, y, width, height },
        parts: parts.map((one) => `${one.localName} ${one.getAttribute('class') ?? ''}`.trim()).join(', '),
      }
    }),
  )
