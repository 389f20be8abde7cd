import * as v from 'valibot';
import {
  isSampleSum,
  isWrapPrice,
  MAX_SAMPLES,
  type CartSettings,
  type SampleChoice,
} from '../../cart/cartSettings';
import type { AvailableSamples } from '../../cart/sample';
import { documentId, text } from '../fields';
import { messages } from '../messages/admin';

/** GET /api/cart/extras: gift wrap and free samples. */
export interface CartExtrasResponse {
  success: true;
  /** Rupees that gift wrap costs, 0 where it is free; null where it is not offered. */
  giftWrap: number | null;
  /** The free samples on offer; null where none is. */
  sample: AvailableSamples | null;
}

const wrapPaise = v.optional(
  v.nullable(
    v.custom<number>(isWrapPrice, 'wrapPaise must be whole paise from 0 to 100000, or null for no gift wrap'),
  ),
);

const sampleFromPaise = v.optional(
  v.nullable(
    v.custom<number>(
      isSampleSum,
      'sampleFromPaise must be whole paise from 100 to 10000000, or null for no samples',
    ),
  ),
);

const samples = v.optional(
  v.pipe(
    v.array(
      v.object({ id: documentId('id'), sku: text('sku', 60, 1) }, messages.wrongSample),
      'samples must be a list',
    ),
    v.maxLength(MAX_SAMPLES, messages.tooManySamples(MAX_SAMPLES)),
    v.check((chosen) => new Set(chosen.map(({ sku }) => sku)).size === chosen.length, messages.sampleTwice),
  ),
);

/**
 * POST /api/admin/cart-settings: only the changed settings, so that two colleagues do not overwrite each other. `seen` are the
 * SKUs of the samples that the caller saw: of a list only what the caller changed is.
 */
export const saveCartSettingsRequest = v.object({
  changes: v.strictObject({ wrapPaise, sampleFromPaise, samples }, 'changes must be an object of settings'),
  seen: v.optional(
    v.pipe(
      v.array(text('sku', 60, 1), 'seen must be a list of SKUs'),
      v.maxLength(MAX_SAMPLES, `seen must have at most ${MAX_SAMPLES} SKUs`),
    ),
  ),
});

/** The answer of GET and POST /api/admin/cart-settings. */
export interface CartSettingsResponse {
  success: true;
  /** The result of a POST in a sentence; empty for a GET. */
  message: string;
  settings: CartSettings;
  /** Units of each chosen sample that can be given, by SKU; 0 where it is not published or sold out. */
  left: Record<SampleChoice['sku'], number>;
}
