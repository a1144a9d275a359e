import { readdirSync } from 'node:fs'

const ground = ['contract', 'config', 'shared']
const basics = ['api', 'ui', 'chain', ...ground]
const partsOfScreens = ['trackedAssets', 'readChain', 'transactions', 'wallet', 'session', ...basics]
/** What each layer of src may import besides itself and npm packages; never upward. */
const layers = {
  // The pages of lists, drawn before the console's code has come.
  early: ['features', 'session', 'ui', 'api', ...ground],
  app: ['features', 'dossier', 'lists', 'events', ...partsOfScreens],
  features: ['dossier', 'events', 'lists', ...partsOfScreens],
  dossier: ['lists', 'events', ...partsOfScreens],
  transactions: ['wallet', ...basics],
  readChain: ['wallet', ...basics],
  wallet: basics,
  trackedAssets: ['lists', 'api', 'ui', ...ground],
  lists: ['events', 'session', 'api', 'ui', ...ground],
  events: ['session', 'api', ...ground],
  session: ['api', 'ui', ...ground],
  api: ['chain', ...ground],
  ui: ground,
  chain: ground,
  config: ['contract', 'shared'],
  shared: ['contract'],
  contract: [],
}

const folders = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const zone = (target, from, except, message) => ({
  target,
  from,
  except: except.map((path) => `./${path}`),
  message,
})

const layerZones = folders('src')
  .filter((layer) => layer !== 'testing')
  .map((layer) =>
    zone(
      `./src/${layer}`,
      './src',
      [layer, 'testing', ...(layers[layer] ?? [])],
      `${layer} may not import this layer. What it may import: eslint.layers.mjs.`,
    ),
  )

const featureZones = folders('src/features').map((feature) =>
  zone(`./src/features/${feature}`, './src/features', [feature], 'A feature never imports another feature.'),
)

const packageZones = [
  ...['server', 'contracts', 'sandbox', 'e2e'].map((from) =>
    zone('./src', `./${from}`, [], 'The console imports nothing outside src.'),
  ),
  zone('./server', './src', ['contract'], 'Of src the server may import only src/contract.'),
  zone('./src/contract', './src', ['contract'], 'The contract imports nothing of the console.'),
]

const restrictedPaths = (more) => [
  'error',
  { basePath: import.meta.dirname, zones: [...layerZones, ...featureZones, ...packageZones, ...more] },
]

/** Who may import what, as an option of the rule `import-x/no-restricted-paths`. */
export const importZones = restrictedPaths([])

/** The same for the sources of the console that are no tests. */
export const importZonesOutsideTests = restrictedPaths([
  zone('./src', './src/testing', [], 'Only tests import testing.'),
])
