/**
 * ESLint rules against SSRF in the functions: only a few files open connections, to addresses from settings, never from a
 * request. Modules that open connections are forbidden by name and packages are allowed by name, so every new outgoing
 * connection changes this file.
 */
const { builtinRules } = require('eslint/use-at-your-own-risk');

/** Modules and packages that open no connection, or only to a fixed address (Firebase, Razorpay). */
const OPEN = [
  '@/.*',
  '\\.{1,2}/.*',
  'node:(crypto|diagnostics_channel|fs|path|stream|timers/promises|zlib)',
  'firebase-admin/(app|app-check|auth|firestore)',
  'firebase-functions/(params|v2/https|v2/scheduler)',
  'pdfkit|razorpay|sharp|valibot',
].join('|');

const message = 'The shop asks others over the network through its gateways alone (local/lint/outgoing.cjs).';
const globals = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'globalThis',
  'global',
  'self',
  'window',
];
const syntax = (selector) => ({ selector, message });

function restrictedSyntax(open) {
  return [
    'error',
    // A computed import cannot be checked; a literal one must be in OPEN.
    syntax('ImportExpression[source.type!="Literal"]'),
    syntax(`ImportExpression[source.value!=/^(${open.replaceAll('/', '\\u002F')})$/]`),
    syntax('CallExpression[callee.name="require"]'),
    syntax('CallExpression[callee.property.name="getBuiltinModule"]'),
  ];
}

/** ESLint's rule by another name: of one name, these options would replace those of the other files' configuration. */
const plugin = { rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') } };

const rules = {
  'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message }))],
  'no-restricted-properties': [
    'error',
    ...['binding', 'getBuiltinModule', 'mainModule', 'dlopen'].map((property) => ({
      object: 'process',
      property,
      message,
    })),
  ],
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      paths: [{ name: 'node:net', allowImportNames: ['BlockList', 'isIP', 'isIPv4', 'isIPv6'], message }],
      patterns: [{ regex: `^(?!(${OPEN}|node:net)$)`, allowTypeImports: true, message }],
    },
  ],
  'outgoing/no-restricted-syntax': restrictedSyntax(OPEN),
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
};

/** Files that call an address from a setting. */
const ASKING = [
  'functions/src/gateways/nimbuspost/transport.ts',
  'functions/src/gateways/storage/cloudStorage.ts',
];
/** Calls the address that a browser named, once it is known to be one of a push service. */
const PUSHING = ['functions/src/gateways/push/webPush.ts'];
/** Connects to the address in the secret SMTP_URL. */
const MAILING = ['functions/src/gateways/mail/smtp.ts'];
/** Calls Firestore and the metadata server, whose addresses only the environment can change. */
const READING = ['functions/src/gateways/firebase/reads/httpExchange.ts'];
/** Load built files by a fixed path. */
const LOADING = [
  'functions/src/composition/startup/compileCache.ts',
  'functions/src/composition/startup/declared.ts',
  'functions/src/pages/site.ts',
];

/** ESLint's configuration; the parser and typescript-eslint's plugin are the caller's. */
const outgoing = [
  {
    files: ['functions/src/**/*.ts', 'src/domain/**/*.ts', 'src/app/router/paths.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { outgoing: plugin },
    rules,
  },
  { files: [...ASKING, ...PUSHING], rules: { 'no-restricted-globals': 'off' } },
  { files: MAILING, rules: { 'outgoing/no-restricted-syntax': restrictedSyntax(`${OPEN}|nodemailer`) } },
  { files: [...READING, ...LOADING], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
];

module.exports = { outgoing, ASKING, PUSHING };
