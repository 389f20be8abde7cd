import { expect, test, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../support/running/chromium';
import { open, watchConsole } from '../../support/page/steps';

// A browser of its own: the other tests' offers nothing to programs.
test.use({
  launchOptions: {
    executablePath: process.env.GLUMIST_CHROMIUM,
    args: [...CHROMIUM_ARGS, '--enable-features=WebMCP,WebMCPTesting'],
  },
});

interface ToolAnswer {
  content: { text: string }[];
  isError?: boolean;
}

/** Chromium's way to call tools before version 149, which Playwright's `page.webmcp` needs. */
interface WithTesting {
  modelContextTesting?: {
    listTools(): { name: string }[];
    executeTool(name: string, input: string): Promise<string>;
  };
}
const isOld = (page: Page) => page.evaluate(() => 'modelContextTesting' in navigator);

async function toolsOf(page: Page): Promise<string[]> {
  if (!(await isOld(page))) return (await page.webmcp.tools()).map(({ name }) => name);
  return page.evaluate(() =>
    ((navigator as WithTesting).modelContextTesting?.listTools() ?? []).map(({ name }) => name),
  );
}

async function callTool(page: Page, name: string, input: object): Promise<unknown> {
  if (!(await isOld(page))) return page.webmcp.callTool(name, { ...input });
  const answer = await page.evaluate(
    ([tool, text]) => (navigator as WithTesting).modelContextTesting?.executeTool(tool, text),
    [name, JSON.stringify(input)] as const,
  );
  return JSON.parse(answer ?? 'null') as unknown;
}

/** Returns a tool's answer: its facts, or the sentence of its refusal. */
async function answerOf(page: Page, name: string, input: object = {}): Promise<unknown> {
  const { content, isError } = (await callTool(page, name, input)) as ToolAnswer;
  const text = content[0]?.text ?? '';
  return isError ? text : (JSON.parse(text) as unknown);
}

test('a program finds a product, asks about a PIN code, fills the cart and opens the checkout @desktop', async ({
  page,
}) => {
  const expectQuiet = watchConsole(page);
  await open(page, '/');
  await expect.poll(() => toolsOf(page)).toContain('open_checkout');
  const found = await answerOf(page, 'search_products', { query: 'neem bar', in_stock: true });
  const { items } = found as { items: { id: string; sizes: { size: string; price: number }[] }[] };
  const bar = items.find(({ id }) => id === 'neem-and-tulsi-bar');
  const [size] = bar?.sizes ?? [];
  expect(await answerOf(page, 'product_facts', { id: bar?.id })).toMatchObject({ countryOfOrigin: 'India' });
  expect(await answerOf(page, 'check_pincode', { pincode: '560001' })).toMatchObject({ deliverable: true });
  expect(await answerOf(page, 'check_pincode', { pincode: 'home' })).toContain('six digits');
  expect(await answerOf(page, 'open_checkout')).toContain('empty');
  const added = await answerOf(page, 'add_to_cart', { id: bar?.id, size: size?.size, quantity: 2 });
  expect(added).toMatchObject({ total: (size?.price ?? 0) * 2 });
  await expect(page.getByRole('button', { name: /^Cart.*2/ }).first()).toBeVisible();
  await answerOf(page, 'open_checkout');
  await expect(page.getByRole('dialog').first()).toBeVisible();
  expectQuiet();
});
