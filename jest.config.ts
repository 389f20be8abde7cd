/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** ts-jest only transpiles here: types are checked once, by `npm run typecheck`. */
const transform: Config['transform'] = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: {
        module: 'CommonJS',
        moduleResolution: 'Node10',
        ignoreDeprecations: '6.0',
        jsx: 'react-jsx',
        target: 'ES2022',
        esModuleInterop: true,
        isolatedModules: true,
        allowJs: true,
      },
      diagnostics: false,
    },
  ],
};

const shared: Config = {
  transform,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(svg|woff2|css)$': '<rootDir>/src/testing/fileStub.ts',
  },
  restoreMocks: true,
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
