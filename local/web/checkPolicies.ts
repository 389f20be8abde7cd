import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { paths, policyPath, routes, type RouteName } from '@/app/router/paths';
import type { SiteAssets, SiteRenderer } from '@/domain/contracts/shoppers/page';
import { policies } from '@/domain/policies/messages';
import { pagePolicy } from '../../functions/src/pages/pagePolicy';
import { shellPolicies } from '../hosting/shellPolicies';
import { SHELL } from '../serviceWorker/siteFiles';
import { policyProblems } from './policyProblems';

const CATALOGUE = {
  version: '',
  products: [],
  combos: [],
  banners: [],
  highlights: [],
  offers: [],
  reviews: [],
  story: null,
};

/** The addresses of the public pages that need no product, and of every policy. */
const pages = (): string[] => [
  ...(Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].access === 'public' && !paths[name].includes(':'))
    .map((name) => paths[name]),
  ...Object.keys(policies).map(policyPath),
];

/** A built site: the folder of its files and that of its renderer. */
export interface BuiltFolders {
  site: string;
  renderer: string;
}

/** Policy violations in a built site's shell and public pages; each sentence begins with the page. */
export async function sitePolicyProblems({ site, renderer }: BuiltFolders): Promise<string[]> {
  const load = createRequire(__filename);
  const { render } = load(path.join(renderer, 'render.js')) as SiteRenderer;
  const assets = JSON.parse(readFileSync(path.join(renderer, 'assets.json'), 'utf8')) as SiteAssets;
  const shell = readFileSync(path.join(site, SHELL), 'utf8');
  const found = shellPolicies().flatMap(({ policy }) =>
    policyProblems(shell, policy).map((problem) => `${SHELL}: ${problem}`),
  );
  const request = { catalogue: CATALOGUE, detail: null, assets, origin: 'https://shop.example' };
  for (const url of pages()) {
    const { html, inline } = await render({ ...request, url, now: new Date().toISOString() });
    found.push(...policyProblems(html, pagePolicy(inline)).map((problem) => `${url}: ${problem}`));
  }
  return [...new Set(found)];
}

/** Throws an error that lists all policy violations of a built site. */
export async function assertPolicies(folders: BuiltFolders): Promise<void> {
  const problems = await sitePolicyProblems(folders);
  if (problems.length === 0) return;
  throw new Error(
    `The site breaks its own Content-Security-Policy (src/domain/security):\n${problems.join('\n')}`,
  );
}
