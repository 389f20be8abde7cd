import path from 'node:path';
import { FILE_POLICY } from '@/domain/security/contentSecurityPolicy';
import { shellHtml } from '@/prerender/shell';
import { logoSprite } from '../web/logoSprite';
import { readHostingConfig } from './firebaseJson';
import { inlineHashes, shellPolicies } from './shellPolicies';

const { headers = [], rewrites = [] } = readHostingConfig(path.join(__dirname, '../../firebase.json'));
const shell = shellHtml(['/assets/main.js'], logoSprite());
const CSP = 'Content-Security-Policy';

test('all that stands inline in the shell is hashed, and nothing is where no hash reaches it', () => {
  const inline = [...shell.matchAll(/<(style|script)(?![^>]*\ssrc=)/g)];
  expect(inline).toHaveLength(inlineHashes(shell, 'style').length + inlineHashes(shell, 'script').length);
  expect(shell).not.toMatch(/\sstyle=|\son\w+=/);
});

// Where this fails: npx tsx local/hosting/shellPolicies.ts
test('firebase.json gives the addresses of the shell the policies that it needs, its files theirs, and no other address one', () => {
  const set = headers.flatMap(({ regex, headers: pairs }) =>
    pairs.filter(({ key }) => key === CSP).map(({ value }) => ({ regex, policy: value })),
  );
  const files = set.filter(({ policy }) => policy === FILE_POLICY);
  expect(files).toHaveLength(1);
  expect(set.filter(({ policy }) => policy !== FILE_POLICY)).toEqual(shellPolicies());
});

test('every address that the shell answers has one of them', () => {
  const answered = rewrites.flatMap((rewrite) => ('destination' in rewrite ? [rewrite.source ?? ''] : []));
  expect(answered).toContain('/profile');
  for (const source of [...answered, '/shell.html']) {
    const address = source.replace('**', 'orders/GLM1');
    const matching = shellPolicies().filter(({ regex }) => new RegExp(regex).test(address));
    expect([address, matching.length]).toEqual([address, 1]);
  }
});
