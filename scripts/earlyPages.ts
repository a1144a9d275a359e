import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'

// The pages that are drawn before the console's code has loaded (src/early). They are a separate build of the console's own
// pages, in which the files of src/early/packages replace React and related packages, and `X.early.ts` replaces the module `X`.

const layer = 'early'
const path = (name: string) => fileURLToPath(new URL(`../src/early/${name}`, import.meta.url))

/** The chunk of the early page whose path ends with this segment. */
export const earlyChunk = (page: string) => `early-${page}`

/** The lists that are drawn early, by the names of their chunks. They need none of the code that the other pages share. */
export const plainLists = readdirSync(path('pages')).map((file) => basename(file, '.ts'))

export const earlyEntries = Object.fromEntries(
  plainLists.map((page) => [earlyChunk(page), { import: path(`pages/${page}.ts`), layer }]),
)

export const earlyRules: RuleSetRule[] = [
  {
    issuerLayer: layer,
    resolve: {
      extensions: ['.early.ts', '.ts', '.tsx', '.js'],
      alias: {
        'react/jsx-runtime$': path('packages/jsxRuntime.ts'),
        react$: path('packages/react.ts'),
        'react-dom/client$': path('packages/reactDomClient.ts'),
        'react-redux$': path('packages/reactRedux.ts'),
        'react-router-dom$': path('packages/reactRouterDom.ts'),
      },
    },
  },
  // Code that the console fetches later is left out.
  { issuerLayer: layer, parser: { import: false } },
]
