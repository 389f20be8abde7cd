import fc from 'fast-check';
import type { Product } from '../catalogue/catalogue';
import { paise, toPaise, type Paise } from '../money/money';
import { cartSettingsFrom, MAX_SAMPLES } from './cartSettings';
import { decideCartSettings, samplesLeft } from './decideCartSettings';
import { giveSample, goodsOf, lostSample, lostSampleText, availableSamples, sampleView } from './sample';

const product = (id: string, stock: number, status: Product['status'] = 'active') =>
  ({
    id,
    name: `The ${id}`,
    status,
    mainImage: `/${id}.webp`,
    hsn: '3304',
    gstRate: 18,
    category: '',
    sku: `${id}-S`,
    variants: [
      { id: 'l', label: '100 ml', sku: `${id}-L`, price: 300, stock: 9 },
      { id: 's', label: '15 ml', sku: `${id}-S`, price: 90, stock },
    ],
  }) as unknown as Product;
const products = new Map(
  [product('mist', 3), product('wash', 0), product('draft', 5, 'draft')].map((one) => [one.id, one]),
);
const levels = [...products.values()].flatMap(({ variants }) =>
  variants.map(({ sku, stock }) => ({ sku, available: stock })),
);
const choice = (id: string) => ({ id, sku: `${id}-S`, title: `The ${id}, 15 ml` });
const settings = cartSettingsFrom({
  sampleFromPaise: 99_900,
  samples: ['mist', 'wash', 'draft', 'gone'].map(choice),
});
const OFF = { ...settings, sampleFromPaise: null };
const enough = toPaise(999);

test('what is published and in stock can be chosen, as the catalogue calls it', () => {
  expect(availableSamples(settings, products, levels)).toEqual({
    from: 999,
    choices: [{ id: 'mist', sku: 'mist-S', name: 'The mist', variant: '15 ml', mainImage: '/mist.webp' }],
  });
  expect(availableSamples(OFF, products, levels)).toBeNull();
  expect(availableSamples(settings, new Map(), [])).toBeNull();
});

test.each([
  ['a sample that there is', 'mist-S', enough, settings, 'given'],
  ['one paisa too little', 'mist-S', paise(enough - 1), settings, 'below'],
  ['samples are off', 'mist-S', enough, OFF, 'off'],
  ['a sold out one', 'wash-S', enough, settings, 'gone'],
  ['one that is not published', 'draft-S', enough, settings, 'gone'],
  ['one that left the catalogue', 'gone-S', enough, settings, 'gone'],
  ['another size, which is not offered', 'mist-L', enough, settings, 'gone'],
  ['no SKU of the shop', 'constructor', enough, settings, 'gone'],
] as const)('an order that asks for a sample, where it is %s', (_, sku, goods, held, kind) => {
  const decided = giveSample(sku, goods, held, { products, levels });
  expect(decided.kind).toBe(kind);
  if (decided.kind !== 'given') expect(lostSampleText(decided)).toMatch(/[Ss]ample/);
});

test('the browser says what the order would say, of every sum, stock and SKU', () => {
  fc.assert(
    fc.property(
      fc.nat(200_000).map((paise) => paise as Paise),
      fc.constantFrom('mist-S', 'wash-S', 'mist-L', 'x'),
      fc.nat(2),
      fc.boolean(),
      (goods, sku, left, isOn) => {
        const held = isOn ? settings : OFF;
        const stock = levels.map((level) => (level.sku === 'mist-S' ? { ...level, available: left } : level));
        const decided = giveSample(sku, goods, held, { products, levels: stock });
        const seen = lostSample(availableSamples(held, products, stock), sku, goods);
        expect(seen === null).toBe(decided.kind === 'given');
        // Never more than there is, and never below the sum.
        if (decided.kind === 'given')
          expect([left > 0, goods >= enough, sku]).toEqual([true, true, 'mist-S']);
      },
    ),
  );
});

test('what is missing is said from half of the sum on, and nothing before', () => {
  const offer = availableSamples(settings, products, levels);
  expect(sampleView(offer, toPaise(499))).toEqual({ kind: 'none' });
  expect(sampleView(offer, toPaise(499.5))).toEqual({ kind: 'soon', missing: 499.5 });
  expect(sampleView(offer, enough)).toMatchObject({ kind: 'choose', choices: [{ sku: 'mist-S' }] });
  expect(sampleView(null, enough)).toEqual({ kind: 'none' });
  expect(goodsOf({ subTotal: toPaise(1100), discount: toPaise(101) })).toBe(enough);
});

test('stored settings are read as they are, and anything else is nothing', () => {
  const bad = [{ sampleFromPaise: 0 }, { sampleFromPaise: 99.5 }, { sampleFromPaise: '999', samples: 'all' }];
  for (const stored of [undefined, {}, ...bad]) {
    expect(cartSettingsFrom(stored)).toEqual({ wrapPaise: null, sampleFromPaise: null, samples: [] });
  }
  const many = Array.from({ length: MAX_SAMPLES + 1 }, () => choice('mist'));
  expect(cartSettingsFrom({ samples: [7, ...many] }).samples).toHaveLength(MAX_SAMPLES);
});

test('the team’s choice is named by the catalogue, and what is unknown is refused in words', () => {
  const none = cartSettingsFrom(undefined);
  const mist = { id: 'mist', sku: 'mist-S' };
  const on = { sampleFromPaise: 99_900, samples: [mist] };
  expect(decideCartSettings(none, on, products)).toEqual({
    kind: 'changed',
    settings: { wrapPaise: null, sampleFromPaise: 99_900, samples: [choice('mist')] },
  });
  // Samples chosen earlier keep their name, even if the catalogue lost them or was not read.
  expect(decideCartSettings(settings, { wrapPaise: 100 }, new Map())).toEqual({
    kind: 'changed',
    settings: { ...settings, wrapPaise: 100 },
  });
  const refusal = (changes: object) => decideCartSettings(none, changes, products);
  expect(refusal({ samples: [{ id: 'mist', sku: 'wash-S' }] })).toMatchObject({ kind: 'refused' });
  expect(refusal({ ...on, samples: [] })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('at least one') as string,
  });
  expect(refusal({ samples: [mist] })).toMatchObject({ kind: 'changed' });
  expect(samplesLeft(settings, products)).toEqual({ 'mist-S': 3, 'wash-S': 0, 'draft-S': 0, 'gone-S': 0 });
});
