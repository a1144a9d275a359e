// Leaves in package.json what the server imports, for its image: what the console is made of stands in its bundle by then.
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

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
manifest.dependencies = Object.fromEntries(ofServer.map((name) => [name, manifest.dependencies[name]]))
delete manifest.devDependencies
delete manifest.peerDependencies
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
