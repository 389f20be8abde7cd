import { RenderCache } from './renderCache';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000);

it('renders once per minute and address for all requests', async () => {
  const drawings = new RenderCache<number>();
  let drawn = 0;
  const draw = () => Promise.resolve((drawn += 1));
  const together = [drawings.getOrRender('/', at(0), draw), drawings.getOrRender('/', at(0), draw)];
  expect(await Promise.all(together)).toEqual([1, 1]);
  expect(await drawings.getOrRender('/', at(59), draw)).toBe(1);
  expect(await drawings.getOrRender('/about', at(59), draw)).toBe(2);
  expect(await drawings.getOrRender('/', at(60), draw)).toBe(3);
});

it('does not cache failures', async () => {
  const drawings = new RenderCache<number>();
  await expect(drawings.getOrRender('/', at(0), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await drawings.getOrRender('/', at(1), () => Promise.resolve(7))).toBe(7);
});

it('evicts the oldest entry at its maximum size', async () => {
  const drawings = new RenderCache<string>();
  for (let page = 0; page < 300; page += 1) {
    await drawings.getOrRender(`/${page}`, at(0), () => Promise.resolve('first'));
  }
  expect(await drawings.getOrRender('/299', at(1), () => Promise.resolve('again'))).toBe('first');
  expect(await drawings.getOrRender('/0', at(1), () => Promise.resolve('again'))).toBe('again');
});

it('caches the shop’s pages separately from addresses that anyone can invent', async () => {
  const drawings = new RenderCache<string>();
  await drawings.getOrRender('/', at(0), () => Promise.resolve('first'));
  for (let page = 0; page < 300; page += 1) {
    await drawings.getOrRender(`/products?q=${page}`, at(0), () => Promise.resolve('first'), {
      isPassing: true,
    });
  }
  expect(await drawings.getOrRender('/', at(1), () => Promise.resolve('again'))).toBe('first');
});
