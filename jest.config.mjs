/**
 * Unit tests of the console. Types are checked once by `npm run typecheck`, so that the tests only transpile.
 * @type {import('jest').Config}
 */
export default {
  roots: ['<rootDir>/src'],
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['<rootDir>/src/testing/browserTasks.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        transpilation: true,
        diagnostics: false,
        tsconfig: {
          module: 'CommonJS',
          jsx: 'react-jsx',
          target: 'ES2022',
          esModuleInterop: true,
          isolatedModules: true,
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/noStyles.ts',
    '^psl$': '<rootDir>/src/testing/noPublicSuffixes.ts',
  },
  // Before each test, so that one that fails leaves nothing replaced to the next.
  restoreMocks: true,
  maxWorkers: 2,
  collectCoverage: process.env.COVERAGE === 'true',
  // The early pages and the entry run in a browser only: the journeys have them.
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.d.ts',
    '!src/**/*.test.*',
    '!src/testing/**',
    '!src/chain/abi/**',
    '!src/main.tsx',
    '!src/early/**',
    '!src/**/*.early.ts',
  ],
  // `scripts/coverage.ts` adds up what the quick and the slow tests cover.
  coverageReporters: ['json', 'text-summary'],
}
