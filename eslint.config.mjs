import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { importZones, importZonesOutsideTests } from './eslint.layers.mjs'

const globals = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']))

/** The only files that may import these packages, one place for each effect. */
const doors = [
  { package: 'notistack', files: ['src/ui/**'] },
  {
    package: 'ethers',
    files: [
      'src/chain/**',
      'src/shared/addresses.ts',
      // Tests only: what is decoded by hand was encoded by the library.
      'src/testing/virtual/contractWallet.ts',
    ],
  },
  { package: '@web3-onboard/*', files: ['src/wallet/browser/onboardWallet.ts'] },
]

/** What keeps things in localStorage: the session and the choices of this browser, transactions, the last wallet and views. */
const storageDoors = [
  'src/session/**',
  'src/transactions/**',
  // Which wallet was used last, so that a page load asks no other one.
  'src/wallet/lastWallet.ts',
  'src/lists/tools/savedViews.ts',
]

const onlyIn = (what, files) => `Only these ${what}: ${files.join(', ')}`
const storageMessage = onlyIn('keep things in localStorage', storageDoors)

const restricted = (closed) => [
  'error',
  {
    patterns: closed.map(({ package: name, files }) => ({ group: [name], message: onlyIn('import it', files) })),
    paths: [
      { name: 'react', importNames: ['lazy'], message: 'Use src/ui/lazyPart.tsx: what fails stays small there.' },
    ],
  },
]

export default tseslint.config(
  {
    ignores: ['node_modules', 'dist', '.sandbox', '.cache', 'coverage', 'src/chain/abi', 'test-results'],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'scripts/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': importZones,
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: name what you export where it stands.' },
        {
          selector: 'CallExpression[callee.object.name="styled"][typeArguments]',
          message: 'A styled tag passes on each prop as an attribute: src/ui/isPropValid.ts.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Nothing from outside becomes HTML.',
        },
      ],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // `return notify.error(…)` and RTK Query's `void` arguments read well and hide nothing.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'describe', 'it'], package: 'node:test' }] },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // What the platform runs on is installed without the packages for tests and maintenance: scripts/packages.mjs.
    files: ['src/**', 'server/**', 'sandbox/**', 'contracts/**', 'scripts/**', '*.config.ts'],
    ignores: [
      ...['**/*.test.*', '**/testing/**', 'server/{bench,fuzz}/**', 'server/db/drizzle.config.ts'],
      ...['scripts/{browser,coverage}.ts', 'scripts/words/**'],
    ],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    // A regular expression that takes more time than in proportion to a text from outside would let one request keep the server busy.
    files: ['server/**', 'src/contract/**'],
    ignores: ['**/*.test.*', 'server/{testing,bench,fuzz}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  // There is no React elsewhere, and these rules compile every file they look at.
  { files: ['src/**'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: ['src/**'],
    rules: { '@typescript-eslint/no-restricted-imports': restricted(doors) },
  },
  ...doors.map((door) => ({
    files: door.files,
    rules: {
      '@typescript-eslint/no-restricted-imports': restricted(doors.filter((other) => other !== door)),
    },
  })),
  {
    files: ['src/**'],
    ignores: [...storageDoors, 'src/testing/**', '**/*.test.*'],
    rules: {
      'no-restricted-globals': ['error', { name: 'localStorage', message: storageMessage }],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage', message: storageMessage },
        { object: 'window', property: 'open', message: 'Use src/ui/openSite.ts.' },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/testing/**', '**/*.test.*'],
    rules: { 'import-x/no-restricted-paths': importZonesOutsideTests },
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  {
    ...tseslint.configs.disableTypeChecked,
    files: ['**/*.mjs', 'public/**/*.js'],
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: globals(
        ...['process', 'console', 'URL', 'URLSearchParams', 'AbortController', 'fetch'],
        ...['document', 'window', 'location', 'MutationObserver', 'matchMedia', 'localStorage'],
        ...['requestAnimationFrame', 'setTimeout', 'Event'],
      ),
    },
  },
  // For `npm test`; the directives for rules that are then off are not unused.
  ...(process.env.LINT_WITHOUT_TYPES
    ? [tseslint.configs.disableTypeChecked, { linterOptions: { reportUnusedDisableDirectives: false } }]
    : []),
)
