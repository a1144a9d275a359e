import type { TestInfo } from '@playwright/test'

/** Tag of journeys that do not depend on the width: they run on the wide screen only. */
export const once = '@once'

interface Shape {
  readonly name: string
  /** In CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number }
  /** The theme of a journey; pages that it inspects are inspected in both. */
  readonly colorScheme: 'light' | 'dark'
}

/** The screen shapes that journeys run on. */
export const shapes: readonly Shape[] = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
]

/** The index of the shape a journey runs on. */
export const shapeIndex = ({ project }: TestInfo) => shapes.findIndex(({ name }) => name === project.name)
