import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT, startForTest } from '../testing/rest';
import { rulesCompiler } from './rulesAuthorizer';

// "PUT …:securityRules" as firebase-tools and @firebase/rules-unit-testing send it to Google's emulator:
// https://firebase.google.com/docs/firestore/security/test-rules-emulator
const rules = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`;
const OPEN = rules('match /notes/{n} { allow read; }');
const CLOSED = rules('match /notes/{n} { allow read: if false; }');
/** Broken rules, with the reported place and message. */
const DAMAGED: [string, string, RegExp][] = [
  ['a word that is no method', rules('match /notes/{n} { allow raed; }'), /^L4:30 'raed' is no method/],
  ['a condition cut short', rules('match /notes/{n} { allow read: if ; }'), /^L4:39 Expected an expression/],
  ['a brace that is missing', OPEN.slice(0, -1), /^L6:1 Expected .*found the end of the file/],
  ['a function that calls itself', rules('function f() { return f(); }'), /^L4:14 Recursive calls/],
  ['too many wildcards', rules(`match /${'{a=**}/b/{b=**}'} { }`), /^L4:5 .*at most one recursive wildcard/],
  [
    'nesting without end',
    rules(`match /a/{b} { allow read: if ${'('.repeat(10_000)}`),
    /^L4:\d+ .*nest deeper/,
  ],
  ['nothing', '', /^L1:1 Expected 'service cloud.firestore/],
];

describe('PUT …:securityRules', () => {
  let server: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    server = await startForTest({ compileRules: rulesCompiler });
  });
  afterAll(() => server.firestore.close());

  async function put(content: string, project = PROJECT) {
    const response = await fetch(`${server.firestore.url}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    const { error } = (await response.json()) as { error?: { status: string; message: string } };
    return { status: response.status, error };
  }
  const get = async () => (await server.call('GET', '/notes/none', undefined, '')).status;

  it('activates rules at once and replaces the previous ones', async () => {
    expect((await put(CLOSED)).status).toBe(200);
    expect(await get()).toBe(403);
    expect((await put(OPEN)).status).toBe(200);
    expect(await get()).toBe(404);
  });

  it.each(DAMAGED)(
    'refuses %s with its position, and the previous rules stay active',
    async (_, source, message) => {
      for (const [before, seen] of [
        [CLOSED, 403],
        [OPEN, 404],
      ] as const) {
        await put(before);
        const { status, error } = await put(source);
        expect([status, error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
        expect(error?.message).toMatch(message);
        expect(await get()).toBe(seen);
      }
    },
  );

  it('accepts rules with warnings, and denies where they fail', async () => {
    expect((await put(rules('match /notes/{n} { allow read: if nobody == 1; }'))).status).toBe(200);
    expect(await get()).toBe(403);
  });

  it('changes one project and no other', async () => {
    await put(OPEN);
    expect((await put(CLOSED, 'another')).status).toBe(200);
    expect(await get()).toBe(404);
  });
});

describe('the command', () => {
  const directory = mkdtempSync(join(tmpdir(), 'firestore-rules-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Its exit code and stderr. */
  function start(file: string): Promise<{ code: unknown; stdout: string; stderr: string }> {
    const args = ['--import', 'tsx', join(__dirname, '../cli.ts'), '--port', '0', '--rules', file];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { timeout: 20_000 }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? null, stdout, stderr }),
      );
    });
  }

  it.each(DAMAGED.slice(0, 2))(
    'does not start with %s: exit code 1, with file and position',
    async (_, source, message) => {
      const file = join(directory, 'firestore.rules');
      writeFileSync(file, source);
      const { code, stdout, stderr } = await start(file);
      expect([code, stdout]).toEqual([1, '']);
      const [location, why = ''] = stderr.trim().split(' does not compile: ');
      expect(location).toBe(file);
      expect(why).toMatch(message);
    },
    60_000,
  );

  it('does not start with a missing file: exit code 1, with its name', async () => {
    const file = join(directory, 'none.rules');
    const { code, stdout, stderr } = await start(file);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(file);
  }, 60_000);
});
