import type { TestInfo } from '@playwright/test'

/** Tag of a journey that a narrow screen changes nothing of: it is made on the wide one alone. */
export const once = '@once'

interface Shape {
  readonly name: string
  /** In CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number }
  /** The theme a journey is made in; what it looks at closely it looks at in both. */
  readonly colorScheme: 'light' | 'dark'
}

/** The screens that journeys are made on. */
export const shapes: readonly Shape[] = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
]

/** Which of the shapes a journey is made on, from 0. */
export const shapeIndex = ({ project }: TestInfo) => shapes.findIndex(({ name }) => name === project.name)
