import { cartSettingsFrom, MAX_SAMPLES, type SampleChoice } from './cartSettings';
import { decideCartSettings } from './decideCartSettings';

const sample = (sku: string): SampleChoice => ({ id: sku.toLowerCase(), sku, title: sku });
const settingsOf = (skus: string) =>
  cartSettingsFrom({ sampleFromPaise: 99_900, samples: [...skus].map(sample) });
/** Products whose sizes bear the letters as SKUs. */
const products = new Map(
  [...'ABCDEFGHIJ'].map((sku) => [
    sku.toLowerCase(),
    { name: sku, status: 'active' as const, variants: [{ id: 'v1', sku, label: '' }] as never },
  ]),
);

function decide(stored: string, wanted: string, seen?: string) {
  const changes = { samples: [...wanted].map(sample) };
  const decision = decideCartSettings(
    settingsOf(stored),
    changes,
    products,
    seen === undefined ? seen : [...seen],
  );
  return decision.kind === 'changed'
    ? decision.settings.samples.map(({ sku }) => sku).join('')
    : decision.field;
}

test.each([
  ['AB', 'A', 'AC', 'ABC'],
  ['AB', 'A', '', 'B'],
  ['A', 'AB', 'ABC', 'AC'],
  ['', 'A', 'AB', 'B'],
  ['AB', 'A', 'AB', 'AB'],
  ['AB', undefined, 'BA', 'BA'],
])(
  'a list that is %s by now, was seen as %s and is sent as %s becomes %s',
  (stored, seen, wanted, expected) => {
    expect(decide(stored, wanted, seen)).toBe(expected);
  },
);

test('the samples of two owners are refused where they are too many together', () => {
  const mine = 'ABCDEFGH'.slice(0, MAX_SAMPLES);
  expect(decide('I', mine, '')).toBe('samples');
  expect(decide('I', mine.slice(1), '')).toHaveLength(MAX_SAMPLES);
});
