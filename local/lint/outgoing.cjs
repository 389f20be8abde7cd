/**
 * ESLint's rules for what runs in the functions: whom the shop asks over the network is decided in a few files and by settings,
 * never by a request (SSRF). Everything that could ask is closed by name, and packages are open by name, so that a new way out is
 * a change of this file.
 */

/** Node's modules and packages that open no connection, or, as Firebase's and Razorpay's, to a fixed address alone. */
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
    // What is not written out cannot be judged, and what is has to be open.
    syntax('ImportExpression[source.type!="Literal"]'),
    syntax(`ImportExpression[source.value!=/^(${open.replaceAll('/', '\\u002F')})$/]`),
    syntax('CallExpression[callee.name="require"]'),
    syntax('CallExpression[callee.property.name="getBuiltinModule"]'),
  ];
}

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
  'no-restricted-syntax': restrictedSyntax(OPEN),
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
};

/** Ask paths of an address that is a setting. */
const ASKING = [
  'functions/src/gateways/nimbuspost/transport.ts',
  'functions/src/gateways/storage/cloudStorage.ts',
];
/** Connects to the address that the secret SMTP_URL names. */
const MAILING = ['functions/src/gateways/mail/smtp.ts'];
/** Asks Firestore, and the machine for what opens it: two addresses that only the environment can change. */
const READING = ['functions/src/gateways/firebase/reads/httpExchange.ts'];
/** Load what was built beside them, by a path that stands there. */
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
    rules,
  },
  { files: ASKING, rules: { 'no-restricted-globals': 'off' } },
  { files: MAILING, rules: { 'no-restricted-syntax': restrictedSyntax(`${OPEN}|nodemailer`) } },
  { files: [...READING, ...LOADING], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
];

module.exports = { outgoing, ASKING };
