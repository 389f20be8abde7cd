import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { store } from '@/domain/store';
import { shellHtml } from '@/prerender/shell';
import { ROOT } from '../stack/settings';
import { logoSprite } from '../web/logoSprite';

/** Hashes of what stands between the tags of the shell, as a browser takes them. */
export function inlineHashes(html: string, tag: 'style' | 'script'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

export interface ShellPolicy {
  /** Of the addresses, as in firebase.json. */
  regex: string;
  policy: string;
}

/** The policies of the addresses that the empty shell answers: nobody pays in the admin. */
export function shellPolicies(): ShellPolicy[] {
  const html = shellHtml(['/assets/main.js'], logoSprite());
  const facts = {
    styles: inlineHashes(html, 'style'),
    scripts: inlineHashes(html, 'script'),
    analytics: store.analyticsId !== '',
    appCheck: store.appCheckSiteKey !== '',
  };
  return [
    { regex: '^/(profile|shell\\.html)$', policy: contentSecurityPolicy({ ...facts, pays: true }) },
    { regex: '^/admin(/.*)?$', policy: contentSecurityPolicy({ ...facts, pays: false }) },
  ];
}

const LINE = /"value": "default-src [^"]*"/g;

/** `npx tsx local/hosting/shellPolicies.ts`: puts them into firebase.json, after the shell or who may be asked has changed. */
function main(): void {
  const file = `${ROOT}/firebase.json`;
  const policies = shellPolicies().map(({ policy }) => policy);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(LINE, (line) => {
      const policy = policies.shift();
      return policy ? `"value": ${JSON.stringify(policy)}` : line;
    }),
  );
}

if (require.main === module) main();
