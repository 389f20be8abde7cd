import { RenderCache } from './renderCache';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000);

it('renders once per minute and address for all requests', async () => {
  const cache = new RenderCache<number>();
  let renders = 0;
  const render = () => Promise.resolve((renders += 1));
  const together = [cache.getOrRender('/', at(0), render), cache.getOrRender('/', at(0), render)];
  expect(await Promise.all(together)).toEqual([1, 1]);
  expect(await cache.getOrRender('/', at(59), render)).toBe(1);
  expect(await cache.getOrRender('/about', at(59), render)).toBe(2);
  expect(await cache.getOrRender('/', at(60), render)).toBe(3);
});

it('does not cache failures', async () => {
  const cache = new RenderCache<number>();
  await expect(cache.getOrRender('/', at(0), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.getOrRender('/', at(1), () => Promise.resolve(7))).toBe(7);
});

it('evicts the oldest entry at its maximum size', async () => {
  const cache = new RenderCache<string>();
  for (let page = 0; page < 300; page += 1) {
    await cache.getOrRender(`/${page}`, at(0), () => Promise.resolve('first'));
  }
  expect(await cache.getOrRender('/299', at(1), () => Promise.resolve('again'))).toBe('first');
  expect(await cache.getOrRender('/0', at(1), () => Promise.resolve('again'))).toBe('again');
});

it('caches the shop’s pages separately from addresses that anyone can invent', async () => {
  const cache = new RenderCache<string>();
  await cache.getOrRender('/', at(0), () => Promise.resolve('first'));
  for (let page = 0; page < 300; page += 1) {
    await cache.getOrRender(`/products?q=${page}`, at(0), () => Promise.resolve('first'), {
      isTransient: true,
    });
  }
  expect(await cache.getOrRender('/', at(1), () => Promise.resolve('again'))).toBe('first');
});
