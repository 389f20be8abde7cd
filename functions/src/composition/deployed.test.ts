import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions, FUNCTIONS, type BuiltFile } from '../../build';
import { cachedCode } from './startup/compileCache';

interface Manifest {
  scripts: Record<string, string>;
}

const lib = join(__dirname, '../../lib');
let files: BuiltFile[];

beforeAll(async () => {
  files = await buildFunctions();
});

const fileNamed = (name: string) => files.find((file) => file.name === name);

/** The settings of a shop that uses all providers. */
const EVERYTHING = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  NIMBUSPOST_DIALECT: 'b2c-v1',
  MAIL_BY: 'smtp',
  VAPID_PUBLIC_KEY: 'B',
};

/** Loads index.js in a process of its own, as Cloud Functions does, and prints what this expression gives. */
function inCloud<T>(target: string | null, expression: string, folder = lib): T {
  const script = `const lib = require(${JSON.stringify(folder)});
    const say = (value) => process.stdout.write('\\n' + JSON.stringify(value), () => process.exit(0));
    Promise.resolve(${expression}).then(say);`;
  const { FUNCTION_TARGET: _other, ...env } = process.env;
  const output = execFileSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { ...env, ...EVERYTHING, ...(target ? { FUNCTION_TARGET: target } : {}) },
  });
  // The function's own log lines come first.
  return JSON.parse(output.split('\n').at(-1) ?? '') as T;
}

describe('a deploy', () => {
  let declared: Record<
    string,
    { secretEnvironmentVariables?: { key: string }[]; maxInstances?: number; concurrency?: number }
  >;
  beforeAll(() => {
    declared = inCloud(null, 'Object.fromEntries(Object.entries(lib).map(([k, f]) => [k, f.__endpoint]))');
  });

  it('finds exactly the eight functions, all in Mumbai', () => {
    expect(Object.keys(declared).sort()).toEqual([...FUNCTIONS].sort());
    for (const endpoint of Object.values(declared)) {
      expect(endpoint).toMatchObject({ platform: 'gcfv2', region: ['asia-south1'] });
    }
  });

  it.each(['reconcile', 'mail'])('serializes the runs of %s', (name) => {
    const { maxInstances, concurrency } = declared[name] ?? {};
    expect({ maxInstances, concurrency }).toEqual({ maxInstances: 1, concurrency: 1 });
  });

  it.each(FUNCTIONS)('gives %s only the secrets that its code can reach', (name) => {
    const reached = (fileNamed(`${name}.js`)?.sources ?? []).flatMap((source) => {
      const [, secret] = /^functions\/src\/composition\/secrets\/(\w+)\.ts$/.exec(source) ?? [];
      return secret ? [secret.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()] : [];
    });
    const given = declared[name]?.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
    expect(given.sort()).toEqual(reached.sort());
    // A picture is made and served, and a page drawn, without any.
    expect(given.length > 0).toBe(name !== 'pictures' && name !== 'pages');
  });

  it.each([
    ['payment', /NIMBUSPOST/],
    ['shop', /RAZORPAY/],
  ])('hides the secrets of the other provider from %s', (name, others) => {
    expect(JSON.stringify(declared[name]?.secretEnvironmentVariables)).not.toMatch(others);
  });
});

describe('an instance', () => {
  it.each(FUNCTIONS)('of %s loads only its own file before the first call', (name) => {
    const loaded = inCloud<string[]>(name, 'Object.keys(require.cache)');
    expect(loaded.sort()).toEqual([join(lib, 'index.js'), join(lib, `${name}.js`)].sort());
  });

  it('exposes only the function that runs there', () => {
    expect(inCloud('shop', 'Object.keys(lib).filter((name) => lib[name])')).toEqual(['shop']);
  });

  it('answers without loading the Functions SDK, Firestore or Razorpay where it needs none', () => {
    const answer = `new Promise((resolve) => {
      const server = require('node:http').createServer(lib.payment);
      server.listen(0, '127.0.0.1', async () => {
        const url = 'http://127.0.0.1:' + server.address().port + '/api/payment/config';
        const { status } = await fetch(url, { method: 'GET' });
        resolve({ status, loaded: Object.keys(require.cache).length });
      });
    })`;
    const output = inCloud<{ status: number; loaded: number }>('payment', answer);
    expect(output).toEqual({ status: 401, loaded: 2 });
  });

  it('answers the catalogue from Firestore without its SDK', () => {
    const answer = `new Promise((resolve) => {
      const { createServer } = require('node:http');
      const empty = createServer((request, response) => {
        let text = '';
        request.on('data', (part) => (text += part)).on('end', () => {
          response.end(JSON.stringify((JSON.parse(text).documents ?? []).map((missing) => ({ missing }))));
        });
      }).listen(0, '127.0.0.1', () => {
        process.env.GCLOUD_PROJECT = 'demo-deployed';
        process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:' + empty.address().port;
        const server = createServer(lib.shop).listen(0, '127.0.0.1', async () => {
          const reply = await fetch('http://127.0.0.1:' + server.address().port + '/api/catalogue');
          const { products } = await reply.json();
          resolve({ status: reply.status, products, loaded: Object.keys(require.cache).length });
        });
      });
    })`;
    expect(inCloud('shop', answer)).toEqual({ status: 200, products: [], loaded: 2 });
  });
});

describe('a deploy with a compile cache', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'glumist-lib-'));
    cpSync(lib, copy, { recursive: true, filter: (path) => !path.endsWith('.compiled') });
    const { scripts } = JSON.parse(readFileSync(join(lib, '../package.json'), 'utf8')) as Manifest;
    expect(scripts['gcp-build']).toBe('node lib/precompile.js');
    execFileSync(process.execPath, [join(copy, 'precompile.js')], { env: {} });
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('contains the compiled code of every function and package', () => {
    const run = files.map(({ name }) => name).filter((name) => !/^(index|declared|precompile)/.test(name));
    const missing = run.filter((name) => !cachedCode(join(copy, name), readFileSync(join(copy, name))));
    expect([run.length, missing]).toEqual([FUNCTIONS.length + 4, []]);
  });

  it.each(FUNCTIONS)('makes %s load the same files', (name) => {
    const loaded = inCloud<string[]>(name, 'Object.keys(require.cache)', copy);
    expect(loaded.sort()).toEqual([join(copy, 'index.js'), join(copy, `${name}.js`)].sort());
  });

  it('uploads no locally compiled code to Google', () => {
    const { functions } = JSON.parse(readFileSync(join(lib, '../../firebase.json'), 'utf8')) as {
      functions: { ignore: string[] };
    };
    expect(functions.ignore).toContain('*.compiled');
  });
});

/** Kilobytes. What grows past its budget is to be loaded later, or the budget to be raised knowingly. */
const BUDGETS: Record<string, number> = {
  'index.js': 5,
  'declared.js': 16,
  'precompile.js': 6,
  'payment.js': 406,
  'nimbus.js': 436,
  'shop.js': 573,
  'admin.js': 1233,
  'pictures.js': 128,
  'pages.js': 133,
  'reconcile.js': 514,
  'mail.js': 92,
  'packages/firebase-admin.js': 2100,
  'packages/razorpay.js': 480,
  'packages/pdfkit.js': 1300,
  'packages/nodemailer.js': 400,
};

test('every function file stays within its size budget', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(BUDGETS).sort());
  const heavy = files.filter(({ name, bytes }) => bytes > (BUDGETS[name] ?? 0) * 1024);
  expect(heavy.map(({ name, bytes }) => `${name}: ${Math.ceil(bytes / 1024)} KB`)).toEqual([]);
});
