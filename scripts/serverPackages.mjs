// Reduces package.json to what the server imports, for its image: the console's packages are in its bundle by then.
import { readFileSync, writeFileSync } from 'node:fs'

const ofServer = [
  '@electric-sql/pglite',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@sodaru/yup-to-json-schema',
  '@valibot/to-json-schema',
  '@zxcvbn-ts/language-common',
  'drizzle-orm',
  'fastify',
  'pg',
  'prom-client',
  'tsx',
  'valibot',
  'yup',
]

// Refuse arguments such as --help: a run overwrites package.json.
if (process.argv.length > 2) {
  console.error('Takes no arguments: leaves in ./package.json what the server imports, and writes it anew.')
  process.exit(2)
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
manifest.dependencies = Object.fromEntries(ofServer.map((name) => [name, manifest.dependencies[name]]))
delete manifest.devDependencies
delete manifest.peerDependencies
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
