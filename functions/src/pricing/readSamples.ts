import type { Product } from '@/domain/catalogue/catalogue';
import type { SampleChoice } from '@/domain/cart/cartSettings';
import { asLine } from '@/domain/cart/sample';
import { readItems } from '../catalogue/readItems';

type Read = Parameters<typeof readItems>[0];

/** The products of which samples are given, by id; those that are gone are missing. */
export async function readSamples(
  read: Read,
  samples: readonly Pick<SampleChoice, 'id' | 'sku'>[],
): Promise<ReadonlyMap<string, Product>> {
  return (await readItems(read, samples.map(asLine))).products;
}
