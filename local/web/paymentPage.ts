import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { pageDifferences } from '@/domain/security/paymentPage';
import { store } from '@/domain/store';
import { INLINE_SCRIPTS } from '@/prerender/document';
import { SITE } from '../stack/site/webMarker';

const HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
/** Prerendered pages and the empty shell; the checkout can be opened from each. */
const PAGES = ['/', '/products', '/profile'];

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('base64');
const hash = (text: string) => `sha256-${sha256(text)}`;

/**
 * The differences between a deployed shop's pages and scripts and the local build. `provider`: further origins of the payment
 * provider when a sandbox replaces it.
 */
export async function paymentPageDifferences(
  shop: string,
  provider: readonly string[] = [],
): Promise<string[]> {
  const assets = readdirSync(path.join(SITE, 'assets')).filter((file) => file.endsWith('.js'));
  const inline = INLINE_SCRIPTS.map(hash);
  const analytics = store.analyticsId !== '';
  const appCheck = store.appCheckSiteKey !== '';
  const policy = contentSecurityPolicy({
    styles: [],
    scripts: inline,
    pays: true,
    analytics,
    appCheck,
    phoneCodes: store.phoneLogin,
    provider,
  });
  const expected = {
    headers: HEADERS,
    policy,
    inline,
    scripts: new Set(assets.map((file) => `/assets/${file}`)),
  };
  const found: string[] = [];
  for (const page of PAGES) {
    const answer = await fetch(new URL(page, shop));
    const received = { headers: Object.fromEntries(answer.headers), html: await answer.text() };
    found.push(...pageDifferences(received, expected, hash).map((one) => `${page}: ${one}`));
  }
  for (const file of assets) {
    const answer = await fetch(new URL(`/assets/${file}`, shop));
    const same =
      sha256(Buffer.from(await answer.arrayBuffer())) ===
      sha256(readFileSync(path.join(SITE, 'assets', file)));
    if (!answer.ok || !same) found.push(`/assets/${file} is not the file that was built`);
  }
  return found;
}

/** `npm run payment-page -- https://shop.example`: exits with 1 when the shop differs from the local build. */
async function main(): Promise<void> {
  const [shop = '', ...provider] = process.argv.slice(2);
  const found = await paymentPageDifferences(shop, provider);
  for (const one of found) console.error(one);
  console.log(found.length === 0 ? 'The pages are as they were built.' : `${found.length} differences`);
  if (found.length > 0) process.exitCode = 1;
}

if (require.main === module) void main();
