/** @type {import('jest').Config} */
module.exports = {
  displayName: 'firestore-on-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/(src|build|examples)/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '\\.ts$': ['ts-jest', { diagnostics: false }] },
  restoreMocks: true,
};
