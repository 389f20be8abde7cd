import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../support/page/axe';
import { idToken, readStack } from '../../support/shop/stack';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

/** Pictures from the admin's upload to the shoppers' screens. */

const picture = (background: string, width = 1600, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background } });
const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });

async function call(path: string, body: object): Promise<{ product: { id: string; updatedAt: string } }> {
  const { baseUrl, apiKey, accounts } = readStack();
  const token = await idToken(accounts.admin.email, accounts.admin.password);
  const headers = {
    'x-api-key': apiKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${baseUrl}/api/admin/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { product: { id: string; updatedAt: string } };
}

/** A product on sale that is this test's own. */
async function aProduct(mark: string) {
  const slug = `picture-serum-${mark}`;
  const size = { id: 'one', label: '30 ml', sku: `PIC-${mark}`, price: 400, mrp: 450, stock: 5 };
  const image = {
    src: '/pictures/babchi-night-serum-1-800.webp',
    alt: 'Front',
    width: 0,
    height: 0,
    ground: '',
  };
  const draft = {
    name: `Picture Serum ${mark}`,
    slug,
    subtitle: '',
    label: '',
    description: '',
    tags: [],
    benefits: [],
    images: [image],
    hsn: '3304',
    gstRate: 18,
    status: 'active',
    category: 'Serum',
    concerns: [],
    skinTypes: [],
    ingredients: ['Aqua'],
    keyIngredients: [],
    howToUse: [],
    variants: [size],
    netQuantity: { value: 30, unit: 'ml' },
    countryOfOrigin: 'India',
    manufacturer: 'Glumist',
    shelfLifeMonths: 24,
  };
  return (await call('products', { key: `test-${slug}`, draft })).product;
}

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles(files);
}

/** Drops or pastes a file like a browser. */
async function hand(page: Page, how: 'drop' | 'paste', name: string, bytes: Buffer): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose pictures' });
  await button.evaluate(
    (target, { how: what, name: called, base64 }) => {
      const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([binary], called, { type: 'image/png' }));
      const eventInit = { bubbles: true, cancelable: true };
      const event =
        what === 'drop'
          ? new DragEvent('drop', { ...eventInit, dataTransfer: data })
          : new ClipboardEvent('paste', { ...eventInit, clipboardData: data });
      target.dispatchEvent(event);
    },
    { how, name, base64: bytes.toString('base64') },
  );
}

test('pictures are uploaded by chooser, drop and paste, and shown to shoppers @desktop', async ({
  page,
}, info) => {
  const expectQuiet = watchConsole(page);
  const { id } = await aProduct(`${info.project.name}-${Date.now()}`);
  const { admin } = readStack().accounts;
  await startSession(page, admin.email, admin.password);
  await open(page, `/admin/products/${id}`);
  await expect(row(page, 'main picture')).toBeVisible();

  await test.step('an invalid and a too large picture are refused with a message', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await choose(page, [
      { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(script) },
      { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ]);
    await expect(
      page.getByText('This is an SVG drawing. Please choose a JPEG, PNG, WebP or AVIF picture.'),
    ).toBeVisible();
    await expect(page.getByText('A picture may have 10 MB at most.')).toBeVisible();
    await expectAccessible(page, 'pictures that were refused');
    for (const name of ['logo.png', 'heavy.jpg']) {
      await page.getByRole('button', { name: `Take ${name} off the list` }).click();
    }
  });

  await test.step('a rotated photo is chosen, and others are dropped and pasted', async () => {
    const lying = picture('#b8562f', 2000, 1600).withMetadata({ orientation: 6 }).jpeg();
    await choose(page, [{ name: 'rose.jpg', mimeType: 'image/jpeg', buffer: await lying.toBuffer() }]);
    await hand(page, 'drop', 'leaf.png', await picture('#2f6b4a').png().toBuffer());
    await expect(row(page, 'picture 3')).toBeVisible();
    await hand(page, 'paste', 'sky.png', await picture('#5b86b5').png().toBuffer());
    await expect(row(page, 'picture 4')).toBeVisible();
  });

  await test.step('one picture gets an alt text and becomes the main picture', async () => {
    const chosen = row(page, 'picture 2');
    await chosen.getByRole('textbox', { name: 'What it shows' }).fill('A serum on terracotta');
    await chosen.getByRole('button', { name: 'Make main, picture 2' }).click();
    const main = row(page, 'main picture').getByRole('textbox', { name: 'What it shows' });
    await expect(main).toHaveValue('A serum on terracotta');
    await row(page, 'main picture')
      .getByRole('button', { name: /^Move main picture: / })
      .press('ArrowDown');
    await expect(row(page, 'picture 2').getByRole('textbox')).toHaveValue('A serum on terracotta');
    await page.keyboard.press('ArrowUp');
    await expect(main).toHaveValue('A serum on terracotta');
    await row(page, 'picture 2').getByRole('button', { name: 'Remove picture 2' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'picture 3')).toBeVisible();
  });

  await test.step('the shop shows the saved picture upright, in the right format and width', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('link', { name: 'View in shop' }).click();
    const shown = page.getByRole('img', { name: 'A serum on terracotta' }).first();
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/\/media\/[0-9a-f]{32}-\d+\.avif$/);
    const size = await shown.evaluate((img: HTMLImageElement) => [
      img.width,
      img.height,
      img.naturalWidth,
      img.naturalHeight,
    ]);
    expect(size[3]! / size[2]!).toBeCloseTo(1.25, 1);
    const address = await shown.evaluate((img: HTMLImageElement) => img.currentSrc);
    const served = await page.request.get(address);
    expect(served.headers()['content-type']).toBe('image/avif');
    expect(served.headers()['cache-control']).toContain('immutable');
    const webp = await page.request.get(address.replace('.avif', '.webp'));
    expect([webp.status(), webp.headers()['content-type']]).toEqual([200, 'image/webp']);
  });
  expectQuiet();
});
