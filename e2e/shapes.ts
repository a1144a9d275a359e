import type { TestInfo } from '@playwright/test'

/** Tag of a journey that shows nothing new in another theme: it is made in one theme on each width. */
export const anyTheme = '@any-theme'

interface Shape {
  readonly name: string
  /** In CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
  /** Leaves the journeys out that are made in any one theme. */
  readonly themedOnly: boolean
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }

/** The screens that journeys are made on. */
export const shapes: readonly Shape[] = [
  { name: 'wide-light', viewport: wide, colorScheme: 'light', themedOnly: false },
  { name: 'wide-dark', viewport: wide, colorScheme: 'dark', themedOnly: true },
  { name: 'narrow-light', viewport: narrow, colorScheme: 'light', themedOnly: true },
  { name: 'narrow-dark', viewport: narrow, colorScheme: 'dark', themedOnly: false },
]

/** Which of the shapes a journey is made on, from 0. */
export const shapeIndex = ({ project }: TestInfo) => shapes.findIndex(({ name }) => name === project.name)
