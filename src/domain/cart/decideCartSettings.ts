import type { Product } from '../catalogue/catalogue';
import { itemTitle } from '../catalogue/itemTitle';
import { mergeSeen } from '../records/mergeSeen';
import type { SettingsDecision } from '../records/settings';
import { cartSettingsFrom, MAX_SAMPLES, type CartSettings, type SampleChoice } from './cartSettings';
import { messages } from './messages/settings';

/** The team's changes; samples have no title yet. */
export interface CartSettingsChanges {
  wrapPaise?: number | null | undefined;
  sampleFromPaise?: number | null | undefined;
  samples?: readonly Pick<SampleChoice, 'id' | 'sku'>[] | undefined;
}

type Products = ReadonlyMap<string, Pick<Product, 'name' | 'variants' | 'status'>>;

const sizeOf = ({ id, sku }: Pick<SampleChoice, 'id' | 'sku'>, products: Products) =>
  products.get(id)?.variants.find((variant) => variant.sku === sku);

/** Present names of the product and size, or the earlier ones where the product was deleted. */
function titleOf(
  sample: Pick<SampleChoice, 'id' | 'sku'>,
  before: CartSettings,
  products: Products,
): string | undefined {
  const size = sizeOf(sample, products);
  if (size) return itemTitle({ name: products.get(sample.id)?.name ?? '', variant: size.label });
  return before.samples.find(({ id, sku }) => id === sample.id && sku === sample.sku)?.title;
}

const refused = (message: string): SettingsDecision<CartSettings> => ({
  kind: 'refused',
  field: 'samples',
  message,
});

/**
 * The changed settings, or the reason for the refusal, as a sentence for the team. `seen` are the SKUs of the samples
 * that the caller saw.
 */
export function decideCartSettings(
  before: CartSettings,
  changes: CartSettingsChanges,
  products: Products,
  seen?: readonly string[],
): SettingsDecision<CartSettings> {
  const samples: SampleChoice[] = [];
  const chosen = changes.samples
    ? mergeSeen(before.samples, changes.samples, seen, ({ sku }) => sku)
    : before.samples;
  if (chosen.length > MAX_SAMPLES) {
    return refused(messages.tooManySamples(chosen.length, MAX_SAMPLES));
  }
  for (const { id, sku } of chosen) {
    const title = titleOf({ id, sku }, before, products);
    if (title === undefined) {
      return refused(messages.notInCatalogue(sku));
    }
    samples.push({ id, sku, title });
  }
  const settings = cartSettingsFrom({ ...before, ...changes, samples });
  if (settings.sampleFromPaise !== null && samples.length === 0) {
    return refused(messages.noSample);
  }
  return { kind: 'changed', settings };
}

/** Units of each chosen sample that can be given, by SKU; 0 where it is not published or sold out. */
export const samplesLeft = ({ samples }: CartSettings, products: Products): Record<string, number> =>
  Object.fromEntries(
    samples.map((sample) => {
      const isPublished = products.get(sample.id)?.status === 'active';
      return [sample.sku, isPublished ? (sizeOf(sample, products)?.stock ?? 0) : 0];
    }),
  );
