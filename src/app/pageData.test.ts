import type { CatalogueResponse } from '@/domain/contracts/catalogue';
import { catalogueReducer } from '@/features/catalogue';
import { completed, type PageData } from './pageData';

const catalogue = catalogueReducer(undefined, { type: 'none' });
const page: PageData = { state: { catalogue }, now: '2026-11-22T10:00:00.000Z' };
const answering = (respond: () => Promise<unknown>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond as typeof fetch);
const all = { version: 'v1', products: [], combos: [] } as unknown as CatalogueResponse;

it('asks for nothing where the page holds all it was drawn of', async () => {
  const asked = answering(() => Promise.reject(new Error('no')));
  expect(await completed(page)).toEqual({ page, same: true });
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['v1', true],
  ['v0', false],
])('takes the catalogue that came beside a page of %s', async (awaits, same) => {
  answering(() => Promise.resolve(Response.json(all)));
  const done = await completed({ ...page, awaits });
  expect(done.same).toBe(same);
  expect(done.page.state.catalogue.all).toEqual({ status: 'ready', value: all });
});

it.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
])('draws the page anew where the catalogue %s', async (_how, respond) => {
  answering(respond);
  const done = await completed({ ...page, awaits: 'v1' });
  expect(done).toEqual({ page: { ...page, awaits: 'v1' }, same: false });
});
