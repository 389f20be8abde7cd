import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { FieldButton, FieldWithButton } from './FieldButton';
import { useField } from './useField';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../typography';
import { messages } from '../messages/searchField';

export interface SearchFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  value: string;
  onType: (text: string) => void;
}

/** A search with a button that clears it, in place of the browser's cross. */
export function SearchField({ value, onType, ...props }: SearchFieldProps) {
  const { frame, attributes } = useField(props);
  const clear = () => {
    onType('');
    document.getElementById(frame.id)?.focus();
  };
  return (
    <FieldFrame {...frame}>
      <FieldWithButton>
        <input {...attributes} type="search" value={value} onChange={({ target }) => onType(target.value)} />
        {value !== '' && (
          <FieldButton aria-controls={frame.id} disabled={props.disabled} onClick={clear}>
            <Icon name="close" size={20} />
            <VisuallyHidden>{messages.clear}</VisuallyHidden>
          </FieldButton>
        )}
      </FieldWithButton>
    </FieldFrame>
  );
}
