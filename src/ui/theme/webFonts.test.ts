/** @jest-environment jsdom */
import { EARLY_FONTS_SCRIPT, loadWebFonts } from './webFonts';

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

let shown: Set<FakeFace>;
let asked: FakeFace[];

class FakeFace {
  arrive!: () => void;
  fail!: (error: Error) => void;
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  get display() {
    return this.descriptors.display ?? 'auto';
  }
  load() {
    asked.push(this);
    return new Promise<FakeFace>((resolve, reject) => {
      this.arrive = () => resolve(this);
      this.fail = reject;
    });
  }
}

/** A system font that the style sheet defines under the name of the shop's font. */
const standIn = new FakeFace('Fraunces Soft', 'local(Georgia)', {});

beforeEach(() => {
  shown = new Set([standIn]);
  asked = [];
  define(document, 'fonts', shown);
  define(window, 'FontFace', FakeFace);
});

const runEarly = ({ controlled = false, wide = false } = {}) => {
  define(navigator, 'serviceWorker', { controller: controlled ? {} : null });
  define(globalThis, 'matchMedia', () => ({ matches: wide }));
  // Runs it as the browser does.
  (0, eval)(EARLY_FONTS_SCRIPT);
};
const families = (faces: Iterable<FakeFace>) =>
  [...faces].filter((face) => face !== standIn).map(({ family }) => family);

it('shows the fonts together once both have loaded', async () => {
  const loading = loadWebFonts(document);
  expect(asked.map(({ source, descriptors }) => [source, descriptors.weight])).toEqual([
    ['url(/fonts/fraunces-soft.woff2)', '300 600'],
    ['url(/fonts/anek-text.woff2)', '400 600'],
  ]);
  asked[0]?.arrive();
  await Promise.resolve();
  expect(families(shown)).toEqual([]);
  asked[1]?.arrive();
  await loading;
  expect(families(shown)).toEqual(['Fraunces Soft', 'Anek Latin']);
});

it('keeps the fallback fonts where a font fails to load', async () => {
  const loading = loadWebFonts(document);
  asked[0]?.arrive();
  asked[1]?.fail(new DOMException('no', 'NetworkError'));
  await expect(loading).rejects.toThrow('no');
  expect(families(shown)).toEqual([]);
});

it.each([
  ['under the service worker', { controlled: true }],
  ['on a wide screen', { wide: true }],
])('%s each font is shown as it comes, and asked for once', async (_where, where) => {
  runEarly(where);
  expect(families(shown)).toEqual(['Fraunces Soft', 'Anek Latin']);
  expect(asked).toHaveLength(2);
  asked[0]?.fail(new DOMException('no', 'NetworkError'));
  await loadWebFonts(document);
  expect(asked).toHaveLength(2);
});

it('asks for none before the first paint of a phone’s first visit', () => {
  runEarly();
  expect(asked).toHaveLength(0);
});
