import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import lint from './local/lint/outgoing.cjs';
import { createRequire } from 'node:module';
import { register } from 'esbuild-register/dist/node.js';
import routeLiterals from './local/lint/routeLiterals.cjs';
import messageTexts from './local/lint/messageTexts.cjs';
import domainLayers from './local/lint/domainLayers.cjs';
import importDirection from './local/lint/importDirection.cjs';
import { ADMIN_TIERS, FUNCTION_LAYERS, TIERS } from './local/lint/tiers.cjs';
import { TRANSLATABLE, UNTRANSLATED } from './local/lint/translatable.cjs';

// The list of addresses is TypeScript.
register({ target: 'node20' });
const require = createRequire(import.meta.url);
const { paths } = require('./src/app/router/paths.ts');
/** What may be imported of the packages: the sources of their exports, which tsconfig.json lists, and their manifests. */
const PACKAGE_EXPORTS = [
  './firestore-on-node/package.json',
  ...Object.values(require('./tsconfig.json').compilerOptions.paths)
    .flat()
    .filter((file) => file.startsWith('./packages/'))
    .map((file) => file.replace('./packages/', './')),
];

const feature = (name) => `./src/features/${name}`;
const adminArea = (name) => feature(`admin/${name}`);

/** Rules that look at each file with React's compiler, which costs more than all others together. */
const { 'react-hooks/rules-of-hooks': rulesOfHooks, ...compilerRules } = hooks.configs.recommended.rules;
/** Where components and hooks are: elsewhere those rules have nothing to look at. */
const REACT = ['src/**/*.tsx', 'src/**/use*.ts'];

// Sagas yield* typed effects (typed-redux-saga), so that every yielded value has a type.
const bareYield = {
  selector: 'YieldExpression[delegate=false]',
  message: 'Use yield* with typed-redux-saga effects.',
};
const strayHook = {
  selector: ':matches(FunctionDeclaration, VariableDeclarator)[id.name=/^use[A-Z]/]',
  message: 'A hook has a file of its own, use….ts, where all the rules of hooks apply.',
};
const spreadLiteral = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the properties out; do not spread a literal.',
};
// A page is drawn by the server before it is by the browser, and their clocks stand in different time zones.
const clocks = [
  'NewExpression[callee.object.name=Intl][callee.property.name=DateTimeFormat]',
  'CallExpression[callee.property.name=/^(toLocale(Date|Time)String|get(Date|Day|Hours|Minutes|Month|FullYear))$/]',
].map((selector) => ({
  selector,
  message: 'Write dates with @/lib/dates, compute days with @/domain/time/india.',
}));

// Its data takes a cheap phone 40 ms to read, on every page that imports the module.
const eagerIntl = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration) > VariableDeclarator > NewExpression[callee.object.name=Intl]',
  message: 'Create an Intl object at its first use, not at module level.',
};

// A date of business is India's: from 00:00 to 05:30 there `toISOString` still has the day before.
const businessDays = [
  'callee.object.callee.property.name=toISOString',
  'callee.object.property.name=/At$/',
].map((object) => ({
  selector: `CallExpression[callee.property.name=slice][arguments.1.value=10][${object}]`,
  message: 'Take the day of a moment from dayInIndia in @/domain/time/india.',
}));

const bareTransaction = {
  selector:
    'CallExpression[callee.property.name=runTransaction]:not([arguments.1.properties.0.key.name=readOnly])',
  message: 'Run it by inTransaction, which says how often it is tried.',
};

// It misses a half by the error of floating point, as of 1.005.
const roundedRupees = {
  selector:
    'BinaryExpression[operator="/"][right.value=100] > CallExpression > BinaryExpression[operator="*"][right.value=100]',
  message: 'Add and round amounts in paise, by @/domain/money/money.',
};

/** What holds in the web app and in the functions. */
const everywhere = [spreadLiteral, roundedRupees, ...businessDays];

const packagesByPath = {
  regex: '^\\.{1,2}/(.*/)?packages/',
  message: 'Import a package by its name, as its package.json exports it.',
};

/** Their workers may throw: one exception would end the watcher, and all others of its feature. */
const bareWatchers = {
  name: 'typed-redux-saga',
  importNames: ['takeEvery', 'takeLatest', 'takeLeading'],
  message: 'Import it from @/lib/watch, where an exception ends the one worker alone.',
};

/**
 * Zones between features in tiers: each may import those of lower tiers, through their index.ts. Two zones for a feature, not one
 * for each pair: every file is held against every zone.
 */
function tierZones(tiers, folderOf) {
  return tiers.flatMap((names, tier) => {
    const lower = tiers.slice(0, tier).flat().map(folderOf);
    return names.flatMap((name) => {
      const target = folderOf(name);
      const others = tiers
        .slice(tier)
        .flat()
        .filter((other) => other !== name);
      return [
        { target, from: lower, except: ['./index.ts'], message: 'Import a feature through its index.ts.' },
        { target, from: others.map(folderOf), message: `${name} may import features of a lower tier only.` },
      ].filter(({ from }) => from.length > 0);
    });
  });
}

/** Zones between the areas of the admin. The files in its own folder put the areas together, so no area imports them. */
const adminZones = () => [
  ...tierZones(ADMIN_TIERS, adminArea),
  {
    target: ADMIN_TIERS.flat().map(adminArea),
    from: './src/features/admin/*.{ts,tsx}',
    message: 'An area may not import the files that put the areas together.',
  },
];

/** Zones for the areas of the functions; type-only imports count as well. */
function functionZones() {
  return FUNCTION_LAYERS.flatMap((areas, layer) => {
    const left = FUNCTION_LAYERS.slice(0, layer).flat();
    return areas.map((area) => ({
      target: `./functions/src/${area}`,
      from: './functions/src',
      except: [area, ...left].map((name) => `./${name}`).concat('./fontFiles.ts'),
      message: `${area} may import only ${left.join(', ') || 'itself'}.`,
    }));
  });
}

const zones = () => [
  ...importDirection.zones(PACKAGE_EXPORTS),
  ...functionZones(),
  ...tierZones(TIERS, feature),
];
const restricted = (zones) => ['error', { basePath: import.meta.dirname, zones }];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'packages/*/dist',
      'functions/lib',
      '.local',
      'coverage',
      'demo/pictures',
      'public',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': restricted([...zones(), ...adminZones()]),
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    // Tests run an area within the whole admin.
    files: ['src/features/admin/**/*.test.{ts,tsx}', 'src/features/admin/**/testing/**'],
    rules: { 'import-x/no-restricted-paths': restricted(zones()) },
  },
  // Tests hold the demo against the books and the search of the shop.
  { files: ['demo/**/*.test.ts'], rules: { 'import-x/no-restricted-paths': 'off' } },
  // The compiler says the same for TypeScript (noUnusedLocals, noUnusedParameters), in a fifth of the time of this rule.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      'react-hooks/rules-of-hooks': rulesOfHooks,
      ...a11y.flatConfigs.recommended.rules,
      'no-restricted-syntax': ['error', ...everywhere, bareYield, strayHook, eagerIntl, ...clocks],
    },
  },
  {
    files: ['functions/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, bareTransaction] },
  },
  {
    files: ['functions/src/platform/firestore/transaction.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['src/domain/**/*.ts'],
    // A test may follow a rule through the folders above it.
    ignores: ['**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': restricted([...zones(), ...domainLayers.zones()]) },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    ignores: ['src/app/router/{paths,adminPaths,pathParts}.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { addresses: routeLiterals(paths) },
    rules: { 'addresses/no-route-literals': 'error' },
  },
  {
    files: TRANSLATABLE,
    ignores: UNTRANSLATED,
    plugins: { messages: messageTexts },
    rules: { 'messages/no-literal-text': 'error' },
  },
  { files: REACT, ignores: ['**/*.test.tsx'], rules: compilerRules },
  {
    files: REACT,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, bareYield, eagerIntl, ...clocks] },
  },
  {
    files: [
      'src/lib/dates.ts',
      'src/features/admin/dashboard/dates.ts',
      'src/domain/time/{india,calendar}.ts',
      'src/domain/admin/sales/period.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', spreadLiteral] },
  },
  {
    files: [
      'src/testing/**',
      '**/*.test.{ts,tsx}',
      'e2e/**',
      'bench/**',
      'local/**',
      'data/**',
      'demo/**',
      'packages/**',
      '*.ts',
      '*.mjs',
    ],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', spreadLiteral],
    },
  },
  {
    files: ['local/**', 'data/**', 'demo/**', 'e2e/**', 'bench/**', 'packages/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['local/**', 'data/**', 'demo/**', 'e2e/**', 'bench/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [packagesByPath] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/watch.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [bareWatchers] }] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  ...lint.outgoing,
);
