import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesIn } from './sentencesIn'

const textsIn = (source: string) => sentencesIn('Part.tsx', source).map(({ text }) => text)

test('finds what people read in elements, attributes, literals and templates, with its line', () => {
  const source = `const a = { label: 'No Users' }
    const b = <p title="Copy link">Read it
      twice {count} times</p>
    const c = \`\${name} was deleted\``
  assert.deepEqual(sentencesIn('Part.tsx', source), [
    { line: 1, text: 'No Users' },
    { line: 2, text: 'Copy link' },
    { line: 2, text: 'Read it twice' },
    { line: 3, text: 'times' },
    { line: 4, text: '… was deleted' },
  ])
})

test('leaves out what only programs read', () => {
  const silent = [
    `import { x } from './some where'`,
    `type Kind = 'Some kind' | 'Another kind'`,
    `throw new Error('a count without a row')`,
    `request.log.info({ id }, 'signed in by somebody')`,
    `const Box = styled.div({ border: '1px solid red', gridTemplate: 'Head Body' })`,
    'const rows = sql`select something from somewhere`',
    `const box = <div className="wide dark" data-kind="Some kind" aria-describedby="one two" />`,
    `headers.set('X-Request-Id', 'some value')`,
    `const key = 'created_at'`,
    `const link = 'https://tour.example/a b'`,
    `const tags = { providesTags: ['Campaign'] }`,
  ]
  assert.deepEqual(silent.flatMap(textsIn), [])
})

test('takes a single word for people when it is written like one', () => {
  assert.deepEqual(textsIn(`const words = ['Save', 'save', 'Loading…', 'A1', 'CAPITALS']`), ['Save', 'Loading…'])
})
