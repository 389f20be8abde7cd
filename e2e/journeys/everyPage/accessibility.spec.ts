import { test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe';
import { readyShopper } from '../../support/people/buyer';
import { soap } from '../../support/shop/items';
import { expectReflows } from '../../support/page/reflow';
import { admin } from '../../support/screens/admin';
import { browsing } from '../../support/screens/browsing';
import { panels } from '../../support/screens/panels';
import { reading } from '../../support/screens/reading';
import { screensAt, type Screen } from '../../support/screens/screen';
import { shopping } from '../../support/screens/shopper';
import { readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { isPhone, watchConsole } from '../../support/page/steps';

/** Checks every screen before it reports. */
async function checkScreens(page: Page, screens: readonly Screen[], expected: RegExp[] = []): Promise<void> {
  const expectQuiet = watchConsole(page, expected);
  for (const { name, reach, without, filledByOthers } of screensAt(screens, isPhone(page))) {
    await test.step(name, async () => {
      await reach(page);
      if (without === 'axe') return;
      await expectAccessible(page, name);
      await expectReflows(page, name, { largeTextOnPhone: !filledByOthers });
    });
  }
  expectQuiet();
}

/** The browser's own console line about a failed request, which no code can suppress. */
const REFUSED = /^Failed to load resource: /;
const LOGGED = [REFUSED, /^The catalogue did not load/, /Loading chunk/];

test('every browsing screen is accessible', async ({ page }) => checkScreens(page, browsing, [REFUSED]));

test('text pages and error pages are accessible', async ({ page }) => checkScreens(page, reading, LOGGED));

test('the sign-in panels are accessible', async ({ page }, info) =>
  checkScreens(page, panels(`axe.new.${info.project.name}.${Date.now()}@shopper.example`), [REFUSED]));

test('the cart, checkout and order screens are accessible', async ({ page }, info) => {
  const { email, password } = await readyShopper(`axe.${info.project.name}.${Date.now()}@shopper.example`);
  await startSession(page, email, password);
  await checkScreens(page, shopping);
});

/** Two tests, because all screens together take a busy machine as long as one test may last. */
const half = admin.findIndex(({ name }) => name === 'admin-undelivered');
const halves = [
  ['orders and customers', admin.slice(0, half)],
  ['parcels, books, catalogue and team', admin.slice(half)],
] as const;
for (const [area, screens] of halves)
  test(`the admin’s ${area} are accessible`, async ({ page }, info) => {
    // At least one order is in the list, whichever tests ran before.
    const buyer = await readyShopper(`axe.admin.${info.project.name}.${Date.now()}@shopper.example`);
    await buyer.buy(soap);
    const { email, password } = readStack().accounts.admin;
    await startSession(page, email, password);
    await checkScreens(page, screens);
  });
