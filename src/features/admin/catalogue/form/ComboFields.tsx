import { useState } from 'react';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { formatRupees } from '@/domain/money/money';
import { Button, Caption, ErrorNote, IconButton, TextField, trashIcon } from '@/ui';
import {
  Entry,
  EntryHead,
  Section,
  useText,
  fieldId,
  removeRow,
  useFields,
  Figures,
  type EditTarget,
} from '@/features/admin/fields';
import { BenefitsField, FindingFields, NameFields } from './CommonFields';
import { apartHint } from './apartHint';
import type { ComboForm, PartForm } from './forms';
import { PartPicker } from './PartPicker';
import { PictureFields } from '../pictures/PictureFields';
import { messages } from '../messages';

type TextName = Exclude<keyof ComboForm, 'kind' | 'status' | 'images' | 'items'>;

function Parts({ items }: { items: PartForm[] }) {
  const { control, change, errorOf } = useFields();
  const [open, setOpen] = useState(false);
  const put = (at: number, quantity: string) =>
    change({ items: items.map((part, n) => (n === at ? { ...part, quantity } : part)) });
  const wrong = errorOf('items');
  return (
    <Section id={fieldId('items')} tabIndex={-1}>
      <h2>{messages.combo.partsTitle}</h2>
      {items.length === 0 && <Caption>{messages.combo.noParts}</Caption>}
      {items.map((part, at) => {
        const error = errorOf(`items.${at}.productId`);
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
                label={messages.form.remove(part.title)}
                icon={trashIcon}
                iconSize={20}
                onClick={() =>
                  removeRow(() => change({ items: items.filter((_, n) => n !== at) }), `items.${at}.quantity`)
                }
              />
            </EntryHead>
            <Figures>
              <TextField
                {...control(`items.${at}.quantity`)}
                label={messages.combo.quantity}
                inputMode="numeric"
                hint={messages.combo.each(formatRupees(part.price))}
                value={part.quantity}
                onChange={(event) => put(at, event.target.value)}
              />
            </Figures>
            {error && <ErrorNote>{error}</ErrorNote>}
          </Entry>
        );
      })}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
      {items.length < LIMITS.parts && (
        <Button variant="ghost" size="sm" style={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {messages.combo.addPart}
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

/** All fields of a combo. */
export function ComboFields({ form, target }: { form: ComboForm; target: EditTarget }) {
  const text = useText<ComboForm, TextName>(form);
  return (
    <>
      <NameFields form={form} />
      <Parts items={form.items} />
      <Section>
        <h2>{messages.combo.priceTitle}</h2>
        <Figures>
          <TextField
            label={messages.form.price}
            inputMode="decimal"
            hint={apartHint(form, 'price')}
            {...text('price')}
          />
          <TextField
            label={messages.form.mrp}
            inputMode="decimal"
            hint={apartHint(form, 'mrp')}
            {...text('mrp')}
          />
          <TextField label={messages.form.sku} maxLength={LIMITS.sku} spellCheck={false} {...text('sku')} />
          <TextField label={messages.form.hsn} inputMode="numeric" maxLength={8} {...text('hsn')} />
        </Figures>
        <Caption>{messages.combo.gstNote}</Caption>
      </Section>
      <PictureFields form={form} target={target} />
      <Section>
        <h2>{messages.form.effectsTitle}</h2>
        <BenefitsField form={form} />
      </Section>
      <FindingFields form={form} target={target} />
    </>
  );
}
