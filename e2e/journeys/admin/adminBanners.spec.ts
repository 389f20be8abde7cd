import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { asAdmin, callAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { open, watchConsole } from '../../support/page/steps';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function upload(page: Page, label: string, width: number, height: number, background: string) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: label }).getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles([{ name: 'banner.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByRole('button', { name: `Remove ${label.toLowerCase()}` })).toBeVisible();
}

test('a banner gets its pictures and its position by keyboard and appears on the home page @phone', async ({
  page,
  browser,
}, info) => {
  const expectQuiet = watchConsole(page, [/^Failed to load resource: /]);
  page.on('dialog', (dialog) => void dialog.accept());
  const title = `Rain on bare skin ${info.project.name} ${Date.now()}`;

  await test.step('a banner without pictures cannot be switched on', async () => {
    await asAdmin(page, '/admin/banner/new');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: /^Leads to/ }).fill('//evil.example');
    await page.getByRole('textbox', { name: /^Words on it/ }).fill('Shop mists');
    await page.getByLabel('Shown').selectOption('On');
    await press(page, 'Save');
    await expect(page.getByText('The wide picture is missing: without it this stays off.')).toBeVisible();
    await expect(page.getByText('A link is a path of this shop, such as /products.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Leads to/ }).fill('/products?category=Mist');
    await page.getByLabel('Shown').selectOption('Off');
  });

  await test.step('the preview renders its pictures as the home page does', async () => {
    await upload(page, 'On wide screens', 1600, 832, '#cfe3da');
    await upload(page, 'On phones', 800, 1250, '#f6c9b3');
    const phone = page.frameLocator('iframe[title="On a phone"]');
    await expect(phone.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page, 'a banner with its preview');
    await press(page, 'Save');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  });

  await test.step('the banner moves up by keys, keeps the focus, and the order is saved', async () => {
    const titles = () => page.getByRole('list', { name: 'Banners' }).getByRole('link').allTextContents();
    const handle = page.getByRole('button', { name: `Move ${title}: drag it, or press the arrow keys` });
    // A change of the list by somebody else meanwhile is refused, and tried again.
    await expect(async () => {
      await open(page, '/admin/banner');
      await expect.poll(titles).toContain(title);
      const before = (await titles()).indexOf(title);
      expect(before).toBeGreaterThan(0);
      await handle.focus();
      await page.keyboard.press('ArrowUp');
      await expect(handle).toBeFocused();
      await expect(page.getByText('The new order is saved.')).toBeVisible({ timeout: 5000 });
      await page.reload();
      await expect.poll(async () => (await titles()).indexOf(title), { timeout: 5000 }).toBe(before - 1);
    }).toPass();
    await expect(async () => {
      await open(page, '/admin/banner');
      await page.getByRole('button', { name: `Move ${title} down`, exact: true }).click({ timeout: 5000 });
      await expect(page.getByText('The new order is saved.')).toBeVisible({ timeout: 15_000 });
    }).toPass();
    await expectAccessible(page, 'the list of banners');
  });

  await test.step('the banner is on the home page when switched on, and gone when deleted', async () => {
    await press(page, `Switch on “${title}”`);
    await expect(page.getByText(`“${title}” is on.`)).toBeVisible();
    const shopper = await (await browser.newContext()).newPage();
    const hero = shopper.getByRole('region', { name: 'Welcome' });
    await expect(async () => {
      // A page may be some seconds old, as a cache keeps it.
      await open(shopper, '/');
      // Another test's banners move its place, so each is looked at.
      const heading = hero.getByRole('heading', { name: title });
      const next = hero.getByRole('button', { name: 'Next banner' });
      for (let seen = 1; seen < 6 && !(await heading.isVisible()); seen += 1) {
        await next.click({ timeout: 1000 });
      }
      await expect(heading).toBeVisible({ timeout: 500 });
      // The data that the page asks for later may be older still.
      const link = hero.getByRole('link', { name: 'Shop mists' });
      await expect(link).toHaveAttribute('href', '/products?category=Mist', { timeout: 500 });
    }).toPass();
    await shopper.context().close();
    await open(page, '/admin/banner');
    await press(page, `Delete ${title}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
    const { banners } = await callAdmin<{ banners: { title: string }[] }>('banners');
    expect(banners.map((one) => one.title)).not.toContain(title);
  });
  expectQuiet();
});

test('highlights are reordered with a finger or a mouse @phone', async ({ page }) => {
  await asAdmin(page, '/admin/glumisthighlights');
  const links = page.getByRole('list', { name: 'Highlights' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  const [first = '', second = ''] = await links.allTextContents();
  const drag = async (title: string, by: number) => {
    const box = await page.getByRole('button', { name: `Move ${title}: drag it` }).boundingBox();
    if (!box) throw new Error(`There is no handle of ${title}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by / 2, { steps: 4 });
    await page.mouse.move(x, y + by, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('The new order is saved.')).toBeVisible();
  };
  const height = (await page.getByRole('listitem').filter({ hasText: first }).boundingBox())?.height ?? 0;
  await drag(first, height + 12);
  await expect.poll(() => links.allTextContents()).toEqual(expect.arrayContaining([second, first]));
  expect((await links.allTextContents()).slice(0, 2)).toEqual([second, first]);
  await press(page, `Move ${first} up`);
  await expect.poll(async () => (await links.allTextContents()).slice(0, 2)).toEqual([first, second]);
  await expect(page.getByText('The new order is saved.')).toBeVisible();
});
