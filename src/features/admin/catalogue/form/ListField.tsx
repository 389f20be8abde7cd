import { useSelector } from 'react-redux';
import type { KnownValuesResponse } from '@/domain/contracts/admin/catalogue';
import { Chip, TextField } from '@/ui';
import { Suggestions } from './Form.styles';
import { listOf, useFields } from '@/features/admin/fields';
import type { CatalogueFormChange } from './forms';
import { selectKnown } from '../catalogueSlice';
import { messages } from '../messages';

type ListName = 'tags' | 'concerns' | 'skinTypes' | 'scopeCategories';

interface ListFieldProps {
  field: ListName;
  label: string;
  value: string;
  known: keyof Pick<KnownValuesResponse, 'tags' | 'concerns' | 'skinTypes' | 'categories'>;
  hint?: string;
  optional?: boolean;
}

/** A list separated by commas. Offers the values in use, because shoppers' filters need the same words. */
export function ListField({ field, label, value, known, hint, optional = true }: ListFieldProps) {
  const { control, change, saving } = useFields();
  const suggestions = useSelector(selectKnown)[known];
  const entered = listOf(value);
  const has = (entry: string) => entered.some((one) => one.toLowerCase() === entry.toLowerCase());
  const toggle = (entry: string) => {
    const next = has(entry)
      ? entered.filter((one) => one.toLowerCase() !== entry.toLowerCase())
      : [...entered, entry];
    change({ [field]: next.join(', ') } satisfies CatalogueFormChange);
  };
  return (
    <>
      <TextField
        {...control(field)}
        label={label}
        optional={optional}
        hint={hint}
        value={value}
        onChange={(event) => change({ [field]: event.target.value })}
      />
      {suggestions.length > 0 && (
        <Suggestions role="group" aria-label={messages.form.inUse(label)}>
          {suggestions.map((entry) => (
            <Chip
              key={entry}
              on={has(entry)}
              aria-pressed={has(entry)}
              disabled={saving}
              onClick={() => toggle(entry)}
            >
              {entry}
            </Chip>
          ))}
        </Suggestions>
      )}
    </>
  );
}
