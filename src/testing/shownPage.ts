import { screen, within } from '@testing-library/react'
import { shownText } from './shownText'

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

/** The heads of the columns. */
export const heads = () => textsOf(screen.getAllByRole('columnheader'))

/** The texts of a row's cells. */
const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(shownText)

/** The texts of the cells of each row. */
export const rows = () => screen.getAllByRole('row').slice(1).map(cells)

/** What the figures of the page say, each with its name. */
export const figures = () => textsOf(document.querySelectorAll('main dl > div'))
