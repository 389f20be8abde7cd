/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** swc strips the types and nothing more: they are checked once, by `npm run typecheck`. */
const strip = (tsx: boolean): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const shared: Config = {
  transform: { '\\.ts$': strip(false), '\\.tsx$': strip(true) },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(svg|woff2|css)$': '<rootDir>/src/testing/fileStub.ts',
  },
  restoreMocks: true,
  globals: { __SERVER__: false },
};

const config: Config = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/(src|functions/src|local|demo|e2e|bench)/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
};

export default config;
