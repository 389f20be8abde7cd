import { SelectField, type SelectFieldProps } from '@/ui';
import { useFields } from './useFields';

interface ChoiceFieldProps<V extends string> extends Pick<SelectFieldProps, 'label' | 'hint' | 'warning'> {
  field: string;
  value: V;
  options: readonly V[];
  /** The option's text. */
  textOf: (option: V) => string;
  onPick: (option: V) => void;
}

/** A choice of one value. It is disabled while the form is being saved, as a select cannot be read-only. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { field, options, textOf, onPick, ...select } = props;
  const { control, saving } = useFields();
  const { id, error, autoComplete } = control(field);
  return (
    <SelectField
      {...select}
      id={id}
      error={error}
      autoComplete={autoComplete}
      disabled={saving}
      onChange={(event) => onPick(event.target.value as V)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </SelectField>
  );
}
