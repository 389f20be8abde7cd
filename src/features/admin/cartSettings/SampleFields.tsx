import { useState } from 'react';
import { MAX_SAMPLES, type SampleChoice } from '@/domain/cart/cartSettings';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { Button, Caption, ErrorNote, IconButton, trashIcon } from '@/ui';
import { PartPicker } from '../catalogue';
import { Samples } from './CartSettings.styles';
import { messages } from './messages';

interface SampleFieldsProps {
  samples: readonly SampleChoice[];
  /** Units that can be given, by SKU; one that was picked just now is missing. */
  left: Readonly<Record<string, number>>;
  isMissing: boolean;
  onChange: (samples: SampleChoice[]) => void;
}

const skuOf = ({ variants }: Pick<CatalogueRow, 'variants'>, variantId: string) =>
  variants.find(({ id }) => id === variantId)?.sku;

/** The products and sizes that can be chosen as a sample, with how many are left of each. */
export function SampleFields({ samples, left, isMissing, onChange }: SampleFieldsProps) {
  const [isPicking, setPicking] = useState(false);
  const stock = (sku: string) => (Object.hasOwn(left, sku) ? (left[sku] ?? 0) : null);
  return (
    <div role="group" aria-label={messages.samples}>
      <b>{messages.samples}</b>
      <Caption>{messages.samplesHint}</Caption>
      <Samples>
        {samples.map((sample) => {
          const units = stock(sample.sku);
          return (
            <li key={sample.sku}>
              <span>
                {sample.title}
                <small>
                  {sample.sku}
                  {units !== null && ` · ${units > 0 ? messages.left(units) : messages.notOffered}`}
                </small>
              </span>
              <IconButton
                label={messages.takeOut(sample.title)}
                icon={trashIcon}
                iconSize={20}
                onClick={() => onChange(samples.filter((one) => one !== sample))}
              />
            </li>
          );
        })}
      </Samples>
      {samples.length < MAX_SAMPLES && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          style={{ marginTop: 12 }}
          onClick={() => setPicking(true)}
        >
          {messages.choose}
        </Button>
      )}
      <div role="alert">{isMissing && <ErrorNote>{messages.noSamples}</ErrorNote>}</div>
      {isPicking && (
        <PartPicker
          has={(_, variantId, product) => samples.some(({ sku }) => sku === skuOf(product, variantId))}
          onPick={({ productId, variantId, title }, product) => {
            const sku = skuOf(product, variantId);
            if (sku) onChange([...samples, { id: productId, sku, title }]);
            if (samples.length + 1 >= MAX_SAMPLES) setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
