import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILE_POLICY } from '@/domain/security/contentSecurityPolicy';
import { store } from '@/domain/store';
import { shellHtml } from '@/prerender/shell';
import { brandSprite } from '../web/brandSprite';
import { readHostingConfig } from './firebaseJson';
import {
  inlineHashes,
  keepShellPolicies,
  renewShellPolicies,
  shellPolicies,
  withPolicies,
} from './shellPolicies';

const { headers = [], rewrites = [] } = readHostingConfig(path.join(__dirname, '../../firebase.json'));
const shell = shellHtml(['/assets/main.js'], brandSprite());
const CSP = 'Content-Security-Policy';

test('everything inline in the shell is hashed or absent', () => {
  const inline = [...shell.matchAll(/<(style|script)(?![^>]*\ssrc=)/g)];
  expect(inline).toHaveLength(inlineHashes(shell, 'style').length + inlineHashes(shell, 'script').length);
  expect(shell).not.toMatch(/\sstyle=|\son\w+=/);
});

// If this fails: npm run brand, then commit firebase.json.
test('firebase.json gives the shell’s URLs their policies, files theirs, and no other URL one', () => {
  const set = headers.flatMap(({ regex, headers: pairs }) =>
    pairs.filter(({ key }) => key === CSP).map(({ value }) => ({ regex, policy: value })),
  );
  const files = set.filter(({ policy }) => policy === FILE_POLICY);
  expect(files).toHaveLength(1);
  expect(set.filter(({ policy }) => policy !== FILE_POLICY)).toEqual(shellPolicies());
});

test('every URL served by the shell has a policy', () => {
  const answered = rewrites.flatMap((rewrite) => ('destination' in rewrite ? [rewrite.source ?? ''] : []));
  expect(answered).toContain('/profile');
  for (const source of [...answered, '/shell.html']) {
    const address = source.replace('**', 'orders/GLM1');
    const matching = shellPolicies().filter(({ regex }) => new RegExp(regex).test(address));
    expect([address, matching.length]).toEqual([address, 1]);
  }
});

test('Google Analytics may run on the shop’s pages and not on the team’s', () => {
  jest.replaceProperty(store, 'analyticsId', 'G-TEST' as never);
  const google = shellPolicies().map(({ regex, policy }) => [
    regex.includes('admin'),
    policy.includes('google-analytics'),
  ]);
  expect(google).toEqual([
    [false, true],
    [true, false],
  ]);
});

afterEach(() => jest.restoreAllMocks());

describe('a build', () => {
  const committed = path.join(__dirname, '../../firebase.json');
  const folder = mkdtempSync(path.join(tmpdir(), 'glumist-policies-'));
  const file = path.join(folder, 'firebase.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('renews the policies of a changed shell and nothing else', () => {
    const text = readFileSync(committed, 'utf8');
    writeFileSync(file, text.replaceAll(/'sha256-[^']+'/g, "'sha256-old='"));
    expect(renewShellPolicies(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('does not write firebase.json when it is current', () => {
    copyFileSync(committed, file);
    expect(renewShellPolicies(file)).toBe(false);
  });

  test('reports a missing policy', () => {
    expect(() => withPolicies('{ "hosting": {} }', ["default-src 'none'"])).toThrow(
      'firebase.json has 0 policies that begin with "default-src", the shell needs 1.',
    );
  });

  test('stops a deploy that has already read the old policies', () => {
    const renew = (env: object) => {
      writeFileSync(file, readFileSync(committed, 'utf8').replaceAll(/'sha256-[^']+'/g, "'sha256-old='"));
      keepShellPolicies(env, file);
    };
    expect(() => renew({ RESOURCE_DIR: '/shop/dist' })).toThrow('Run the deploy again');
    const log = jest.spyOn(console, 'log').mockReturnValue(undefined);
    renew({});
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Commit firebase.json'));
    log.mockClear();
    keepShellPolicies({ RESOURCE_DIR: '/shop/dist' }, file);
    expect(log).not.toHaveBeenCalled();
  });
});
