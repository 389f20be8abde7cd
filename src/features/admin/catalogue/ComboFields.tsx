import { useState } from 'react';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { formatRupees } from '@/domain/money/money';
import { Button, Caption, ErrorNote, IconButton, TextArea, TextField, trashIcon } from '@/ui';
import { Entry, EntryHead, Figures, Section } from './Editor.styles';
import type { About } from './editorSlice';
import { FindingFields, NameFields, useText } from './FaceFields';
import type { ComboForm, PartForm } from './forms';
import { numberOf } from './figures';
import { PartPicker } from './PartPicker';
import { PictureFields } from './PictureFields';
import { fieldId, useFields } from './useFields';

type TextName = Exclude<keyof ComboForm, 'kind' | 'status' | 'images' | 'items'>;

const apart = (items: readonly PartForm[], field: 'price' | 'mrp') =>
  items.reduce((total, part) => total + part[field] * (numberOf(part.quantity) || 0), 0);

function Parts({ items }: { items: PartForm[] }) {
  const { control, change, errorOf } = useFields();
  const [open, setOpen] = useState(false);
  const put = (at: number, quantity: string) =>
    change({ items: items.map((part, n) => (n === at ? { ...part, quantity } : part)) });
  const wrong = errorOf('items');
  return (
    <Section id={fieldId('items')} tabIndex={-1}>
      <h2>Products in it</h2>
      {items.length === 0 && <Caption>None yet. A combo is at least two.</Caption>}
      {items.map((part, at) => {
        const gone = errorOf(`items.${at}.productId`);
        return (
          <Entry
            aria-label={part.title}
            key={`${part.productId}/${part.variantId}`}
            id={fieldId(`items.${at}.productId`)}
            tabIndex={-1}
          >
            <EntryHead>
              <b>{part.title}</b>
              <IconButton
                label={`Remove ${part.title}`}
                icon={trashIcon}
                iconSize={20}
                onClick={() => change({ items: items.filter((_, n) => n !== at) })}
              />
            </EntryHead>
            <Figures>
              <TextField
                {...control(`items.${at}.quantity`)}
                label="How many"
                inputMode="numeric"
                hint={`${formatRupees(part.price)} each`}
                value={part.quantity}
                onChange={(event) => put(at, event.target.value)}
              />
            </Figures>
            {gone && <ErrorNote>{gone}</ErrorNote>}
          </Entry>
        );
      })}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
      {items.length < LIMITS.parts && (
        <Button variant="ghost" size="sm" style={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          Add a product
        </Button>
      )}
      {open && (
        <PartPicker
          has={(product, size) => items.some((one) => one.productId === product && one.variantId === size)}
          onPick={(part) => {
            change({ items: [...items, part] });
            if (items.length + 1 >= LIMITS.parts) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

/** Everything that can be said of a combo. */
export function ComboFields({ form, about }: { form: ComboForm; about: About }) {
  const text = useText<ComboForm, TextName>(form);
  const { items } = form;
  const hint = (field: 'price' | 'mrp') =>
    items.length > 0 ? `Bought apart ${formatRupees(apart(items, field))}` : undefined;
  return (
    <>
      <NameFields form={form} />
      <Parts items={items} />
      <Section>
        <h2>Price</h2>
        <Figures>
          <TextField label="Price in ₹" inputMode="decimal" hint={hint('price')} {...text('price')} />
          <TextField label="MRP in ₹" inputMode="decimal" hint={hint('mrp')} {...text('mrp')} />
          <TextField label="SKU" maxLength={LIMITS.sku} spellCheck={false} {...text('sku')} />
          <TextField label="HSN code" inputMode="numeric" maxLength={8} {...text('hsn')} />
        </Figures>
        <Caption>A combo has the highest GST rate of its products.</Caption>
      </Section>
      <PictureFields form={form} about={about} />
      <Section>
        <h2>What it does</h2>
        <TextArea label="Benefits" optional hint="One a line" {...text('benefits')} />
      </Section>
      <FindingFields form={form} />
    </>
  );
}
