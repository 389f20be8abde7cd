import { POLICIES } from '../../../src/features/chrome/links';
import { emptyFrames } from '../network/failing';
import { open, openWhole } from '../page/steps';
import type { Screen } from './screen';

/** Text pages, the menu, and error pages. */
export const reading: Screen[] = [
  { name: 'about', reach: (page) => openWhole(page, '/about'), whole: true },
  { name: 'contact', reach: (page) => openWhole(page, '/contact'), whole: true },
  {
    name: 'contact-errors',
    reach: async (page) => {
      await page.getByLabel('Email').fill('not an address');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  ...POLICIES.map(([path, title]): Screen => ({
    name: path.slice(1).replace('/', '-'),
    reach: async (page) => {
      await openWhole(page, path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
    whole: true,
    without: path.endsWith('returns') ? undefined : 'picture',
  })),
  { name: 'not-found', reach: (page) => open(page, '/nowhere') },
  {
    name: 'side-menu',
    reach: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
    only: 'phone',
  },
  {
    name: 'error-screen',
    reach: async (page) => {
      // Before the page loads, because hovering over the link would prefetch it.
      await page.route('**/assets/policy.*.js', (route) => route.abort());
      // A page with a footer that does not move.
      await openWhole(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of sale' }).click();
      await page.getByText('Loading chunk failed').waitFor();
    },
  },
  {
    name: 'list-error',
    reach: async (page) => {
      await page.unroute('**/assets/policy.*.js');
      await page.route('**/api/catalogue', (route) => route.abort());
      await emptyFrames(page);
      await open(page, '/products');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute('**/api/catalogue');
    },
  },
];
