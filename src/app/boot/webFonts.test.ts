/** @jest-environment jsdom */
import { EARLY_FONTS_SCRIPT, loadWebFonts } from './webFonts';

const isShown = () => document.documentElement.dataset.fonts !== undefined;
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

afterEach(() => {
  delete document.documentElement.dataset.fonts;
  document.head.replaceChildren();
});

it('shows the web fonts once all of them have loaded', async () => {
  const arrived: (() => void)[] = [];
  define(document, 'fonts', { load: () => new Promise<void>((resolve) => arrived.push(resolve)) });
  const loading = loadWebFonts(document);
  arrived[0]?.();
  await Promise.resolve();
  expect(isShown()).toBe(false);
  arrived[1]?.();
  await loading;
  expect(isShown()).toBe(true);
});

it('keeps the fallback fonts where a font fails to load', async () => {
  define(document, 'fonts', { load: () => Promise.reject(new DOMException('no', 'NetworkError')) });
  await expect(loadWebFonts(document)).rejects.toThrow('no');
  expect(isShown()).toBe(false);
});

it.each([
  ['under the service worker shows them at once and asks for both', {}, false, true, 2],
  ['on a wide screen shows them as they come', null, true, true, 0],
  ['requests none on a first visit', null, false, false, 0],
])('the inline script %s', (_what, controller, isWide, shown, preloads) => {
  define(navigator, 'serviceWorker', { controller });
  define(globalThis, 'matchMedia', () => ({ matches: isWide }));
  // As the browser runs it.
  (0, eval)(EARLY_FONTS_SCRIPT);
  expect(isShown()).toBe(shown);
  expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(preloads);
});
