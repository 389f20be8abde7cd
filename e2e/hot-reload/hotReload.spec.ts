import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { open } from '../support/page/steps';
import { createEditor } from '../support/running/workingCopy';

declare global {
  interface Window {
    /** The types of all actions, as Redux DevTools would list them. */
    actionTypes: string[];
    isFirstLoad?: boolean;
  }
}

const { replace, restore } = createEditor(process.env.GLUMIST_WORKING_COPY ?? '');

/** Records actions where the store looks for Redux DevTools. */
function recordActions(): void {
  type Create = (...args: unknown[]) => { dispatch: (action: { type: string }) => unknown };
  type Enhancer = (create: Create) => Create;
  window.actionTypes = [];
  const record: Enhancer =
    (create) =>
    (...args) => {
      const store = create(...args);
      const dispatch = (action: { type: string }) => {
        window.actionTypes.push(action.type);
        return store.dispatch(action);
      };
      return { ...store, dispatch };
    };
  const compose =
    (...enhancers: Enhancer[]) =>
    (create: Create) =>
      [...enhancers, record].reduceRight((made, enhancer) => enhancer(made), create);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });
}

/** Edits a file and waits until the page has taken the update; if it does not, the failure says what the page wrote. */
async function edit(page: Page, file: string, from: string, to: string): Promise<void> {
  const written: string[] = [];
  const note = (message: ConsoleMessage) => void written.push(message.text());
  page.on('console', note);
  const updated = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[HMR] App is up to date'),
    timeout: 200_000,
  });
  replace(file, from, to);
  await updated.catch((cause: unknown) => {
    throw new Error(`${file} was not replaced. The page wrote:\n${written.join('\n')}`, { cause });
  });
  page.off('console', note);
}

/** Presses Add to cart and returns how often the store got the action. */
async function countAdditions(page: Page): Promise<number> {
  await page.evaluate(() => void (window.actionTypes.length = 0));
  await page
    .locator('main')
    .getByRole('button', { name: /^(Add to cart|Added)/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => window.actionTypes)).toContain('cart/itemAdded');
  return page.evaluate(() => window.actionTypes.filter((type) => type === 'cart/itemAdded').length);
}

const cartButton = (page: Page, items: number) => page.getByRole('button', { name: `Cart, ${items} items` });

test.afterEach(restore);

test('a component, a saga and a slice are hot-replaced from the first edit without a reload and keep their state @desktop', async ({
  page,
}) => {
  await page.addInitScript(recordActions);
  await open(page, '/product/kokum-barrier-cream');
  await page.evaluate(() => void (window.isFirstLoad = true));
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  const quantity = page.getByLabel('Quantity of Kokum Barrier Cream');
  await expect(quantity).toContainText('3');

  await test.step('a component', async () => {
    const file = 'src/features/catalogue/detail/buying/DetailPurchase.tsx';
    await edit(page, file, 'messages.unitPriceWithTaxes(unit)', '`${unit}, with every tax`');
    await expect(page.getByText(/, with every tax$/)).toBeVisible();
    await expect(quantity).toContainText('3');
  });
  expect(await countAdditions(page)).toBe(1);
  await expect(cartButton(page, 3)).toBeVisible();

  await test.step('a saga', async () => {
    const added = 'put(itemAdded(payload))';
    await edit(page, 'src/app/adding/addingSaga.ts', added, 'put(itemAdded({ ...payload, quantity: 7 }))');
    await expect(cartButton(page, 3)).toBeVisible();
    expect(await countAdditions(page)).toBe(1);
    await expect(cartButton(page, 7)).toBeVisible();
  });

  await test.step('a slice', async () => {
    const set = 'setLine(state.items, payload)';
    await edit(
      page,
      'src/features/cart/cartSlice.ts',
      set,
      'setLine(state.items, { ...payload, quantity: 9 })',
    );
    await expect(cartButton(page, 7)).toBeVisible();
    expect(await countAdditions(page)).toBe(1);
    await expect(cartButton(page, 9)).toBeVisible();
  });

  await test.step('a mended error of syntax', async () => {
    const file = 'src/features/catalogue/detail/buying/Quantity.tsx';
    const shown = page.locator('iframe[id^=webpack]');
    replace(file, 'export function Quantity', 'export funktion Quantity');
    await expect(shown).toBeVisible();
    await edit(page, file, 'export funktion Quantity', 'export function Quantity');
  });

  await expect(quantity).toContainText('3');
  expect(await page.evaluate(() => window.isFirstLoad)).toBe(true);
});
