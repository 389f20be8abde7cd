import { test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { readyShopper } from '../support/buyer';
import { browsing } from '../support/screens/browsing';
import { panels } from '../support/screens/panels';
import { reading } from '../support/screens/reading';
import { screensAt, type Screen } from '../support/screens/screen';
import { admin, shopping } from '../support/screens/shopper';
import { readStack } from '../support/stack';
import { isPhone, signIn } from '../support/steps';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(120_000);

/** Walks from one to the next; what axe finds on one does not keep it from the others. */
async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, reach, without } of screensAt(screens, isPhone(page))) {
    await test.step(name, async () => {
      await reach(page);
      if (without !== 'axe') await expectAccessible(page, name);
    });
  }
}

test('axe finds nothing while somebody looks around', async ({ page }) => walk(page, browsing));

test('axe finds nothing on pages of words and errors', async ({ page }) => walk(page, reading));

test('axe finds nothing in the panels for signing in', async ({ page }, info) =>
  walk(page, panels(`axe.new.${info.project.name}.${Date.now()}@shopper.example`)));

test('axe finds nothing from cart to order', async ({ page }, info) => {
  const { email, password } = await readyShopper(`axe.${info.project.name}.${Date.now()}@shopper.example`);
  await signIn(page, email, password);
  await walk(page, shopping);
});

test('axe finds nothing in the admin', async ({ page }) => {
  const { email, password } = readStack().accounts.admin;
  await signIn(page, email, password);
  await walk(page, admin);
});
