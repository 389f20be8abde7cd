/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { pathsToModuleNameMapper, type TsJestTransformerOptions } from 'ts-jest';
import { compilerOptions } from './tsconfig.json';

/** `isolatedModules` in tsconfig.json makes ts-jest transpile one file at a time. `npm run typecheck` checks the types. */
const tsJest: [string, TsJestTransformerOptions] = ['ts-jest', { diagnostics: false }];

const shared: Config = {
  transform: { '\\.tsx?$': tsJest },
  moduleNameMapper: {
    ...pathsToModuleNameMapper(compilerOptions.paths, { prefix: '<rootDir>/' }),
    '\\.(svg|woff2|css)$': '<rootDir>/src/testing/fileStub.ts',
  },
  // Read per project only; a cache named beside them would go to the folder for temporary files.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  restoreMocks: true,
  globals: { __SERVER__: false, __APP_CHECK_SITE_KEY__: '' },
};

const config: Config = {
  // Ends what hangs. A busy machine is slow, not wrong.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/local/test/slowFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        // Node's own module `domain`, not src/domain.
        '^domain$': '<rootDir>/local/endpoints/testing/jest/plainDomain.ts',
      },
      testMatch: ['<rootDir>/(src|functions/src|local|data|demo|e2e|bench)/**/*.test.ts'],
      setupFiles: ['<rootDir>/local/endpoints/testing/jest/shortStacks.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    '<rootDir>/packages/firestore-on-node',
  ],
};

export default config;
