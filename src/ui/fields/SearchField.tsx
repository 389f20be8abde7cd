import { type ComponentPropsWithRef, useId } from 'react';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';
import { FieldButton, FieldWithButton } from './FieldButton';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../typography';
import { messages } from '../messages/searchField';

export interface SearchFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  value: string;
  onType: (text: string) => void;
}

/** A search with a button that clears it, in place of the browser's cross. */
export function SearchField({ label, error, hint, warning, optional, id, ...props }: SearchFieldProps) {
  const { value, onType, ...input } = props;
  const own = useId();
  const key = id ?? own;
  const texts = { label, error, hint, warning, optional };
  const clear = () => {
    onType('');
    document.getElementById(key)?.focus();
  };
  return (
    <FieldFrame id={key} {...texts}>
      <FieldWithButton>
        <input
          id={key}
          {...describe(key, texts)}
          {...input}
          type="search"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
        {value !== '' && (
          <FieldButton aria-controls={key} disabled={input.disabled} onClick={clear}>
            <Icon name="close" size={20} />
            <VisuallyHidden>{messages.clear}</VisuallyHidden>
          </FieldButton>
        )}
      </FieldWithButton>
    </FieldFrame>
  );
}
