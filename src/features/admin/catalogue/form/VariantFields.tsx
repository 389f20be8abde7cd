import { Button, ErrorNote, IconButton, TextField, trashIcon } from '@/ui';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { addRow, Entry, EntryHead, Section, fieldId, removeRow, useFields } from '@/features/admin/fields';
import { SizeFigures } from './Form.styles';
import { EMPTY_VARIANT, type ProductForm, type VariantForm } from './forms';
import { messages } from '../messages';

/** Data of a size beyond the form. */
export interface SizeUnits {
  /** Units reserved for orders. */
  reserved: number;
  /** People with a back-in-stock alert. */
  waiting: number;
}

interface VariantProps {
  at: number;
  size: VariantForm;
  units: SizeUnits | undefined;
  onChange: (change: Partial<VariantForm>) => void;
  onRemove?: () => void;
}

function Variant({ at, size, units, onChange, onRemove }: VariantProps) {
  const { control, errorOf } = useFields();
  const path = `variants.${at}`;
  const text = (field: keyof VariantForm) => ({
    ...control(`${path}.${field}`),
    value: size[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  const title = size.label || messages.product.sizeNumber(at + 1);
  const wrongId = errorOf(`${path}.id`);
  return (
    <Entry aria-label={title}>
      <EntryHead>
        <b>{title}</b>
        {onRemove && (
          <IconButton label={messages.form.remove(title)} icon={trashIcon} iconSize={20} onClick={onRemove} />
        )}
      </EntryHead>
      <SizeFigures>
        <TextField
          label={messages.product.size}
          placeholder={messages.product.sizeExample}
          maxLength={LIMITS.label}
          {...text('label')}
        />
        <TextField label={messages.form.sku} maxLength={LIMITS.sku} spellCheck={false} {...text('sku')} />
        <TextField label={messages.form.price} inputMode="decimal" {...text('price')} />
        <TextField label={messages.form.mrp} inputMode="decimal" {...text('mrp')} />
        <TextField
          label={messages.product.stock}
          inputMode="numeric"
          hint={units && messages.product.units(units)}
          {...text('stock')}
        />
      </SizeFigures>
      {wrongId && <ErrorNote>{wrongId}</ErrorNote>}
    </Entry>
  );
}

interface VariantFieldsProps {
  form: ProductForm;
  /** By SKU. */
  units: ReadonlyMap<string, SizeUnits>;
}

/** The sizes of a product, each with its price and stock. */
export function VariantFields({ form: { variants }, units }: VariantFieldsProps) {
  const { change, errorOf } = useFields();
  const put = (at: number, next: Partial<VariantForm>) =>
    change({ variants: variants.map((size, n) => (n === at ? { ...size, ...next } : size)) });
  const add = () =>
    addRow(() => change({ variants: [...variants, EMPTY_VARIANT] }), `variants.${variants.length}.label`);
  const remove = (at: number) =>
    removeRow(() => change({ variants: variants.filter((_, n) => n !== at) }), `variants.${at}.label`);
  const wrong = errorOf('variants');
  return (
    <Section id={fieldId('variants')} tabIndex={-1}>
      <h2>{messages.product.sizesTitle}</h2>
      {variants.map((size, at) => (
        // Sizes have no id before they are saved, so their index is the key.
        <Variant
          key={at}
          at={at}
          size={size}
          units={units.get(size.sku)}
          onChange={(next) => put(at, next)}
          onRemove={variants.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
      <p style={{ color: 'var(--ink-3)', fontSize: 'var(--t-cap)' }}>{messages.product.stockNote}</p>
      {variants.length < LIMITS.variants && (
        <Button variant="ghost" size="sm" style={{ justifySelf: 'start' }} onClick={add}>
          {messages.product.addSize}
        </Button>
      )}
    </Section>
  );
}
