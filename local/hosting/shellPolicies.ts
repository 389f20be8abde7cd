import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { store } from '@/domain/store';
import { shellHtml } from '@/prerender/shell';
import { inlineHash } from '../../functions/src/pages/inlineHash';
import { ROOT } from '../stack/settings';
import { brandSprite } from '../web/brandSprite';

/** Hashes of the shell's inline styles or scripts, as a browser computes them. */
export function inlineHashes(html: string, tag: 'style' | 'script'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
    inlineHash(text),
  );
}

export interface ShellPolicy {
  /** The regex of its addresses, as in firebase.json. */
  regex: string;
  policy: string;
}

/** The policies of the addresses that get the empty shell; the admin's has no payment provider and no analytics. */
export function shellPolicies(): ShellPolicy[] {
  const html = shellHtml(['/assets/main.js'], brandSprite());
  const facts = {
    styles: inlineHashes(html, 'style'),
    scripts: inlineHashes(html, 'script'),
    analytics: store.analyticsId !== '',
    appCheck: store.appCheckSiteKey !== '',
  };
  return [
    {
      regex: '^/(profile|delivery/.*|mail/.*|wishlist(/.*)?|compare|track|shell\\.html)$',
      policy: contentSecurityPolicy({ ...facts, pays: true, phoneCodes: store.phoneLogin }),
    },
    {
      regex: '^/admin(/.*)?$',
      policy: contentSecurityPolicy({ ...facts, pays: false, analytics: false, phoneCodes: false }),
    },
  ];
}

const POLICY = /("value": )("default-src [^"]*")/g;

/** firebase.json with its policies replaced by these, in order. */
export function withPolicies(firebaseJson: string, policies: readonly string[]): string {
  const found = [...firebaseJson.matchAll(POLICY)].length;
  if (found !== policies.length) {
    throw new Error(
      `firebase.json has ${found} policies that begin with "default-src", the shell needs ${policies.length}. ` +
        'Give the addresses of shell.html one Content-Security-Policy header each.',
    );
  }
  let at = 0;
  return firebaseJson.replace(POLICY, (_line, key: string) => key + JSON.stringify(policies[at++]));
}

/**
 * Writes the shell's policies into a firebase.json. Returns whether they changed, which happens after a change of an inline
 * style or script, of `analyticsId` or of `appCheckSiteKey`.
 */
export function renewShellPolicies(file = path.join(ROOT, 'firebase.json')): boolean {
  const text = readFileSync(file, 'utf8');
  const renewed = withPolicies(
    text,
    shellPolicies().map(({ policy }) => policy),
  );
  if (renewed === text) return false;
  writeFileSync(file, renewed);
  return true;
}

/**
 * Updates the policies and logs it. Throws during `firebase deploy` (which sets RESOURCE_DIR), because it has read the old
 * firebase.json before the build.
 */
export function keepShellPolicies(
  { RESOURCE_DIR }: { RESOURCE_DIR?: string | undefined },
  file?: string,
): void {
  if (!renewShellPolicies(file)) return;
  const sentence = 'The shell has changed: its Content-Security-Policy in firebase.json is renewed.';
  if (RESOURCE_DIR !== undefined)
    throw new Error(`${sentence} Run the deploy again, and commit firebase.json.`);
  console.log(`${sentence} Commit firebase.json.`);
}
