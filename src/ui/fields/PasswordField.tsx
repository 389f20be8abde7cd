import { type ComponentPropsWithRef, useId, useState } from 'react';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';
import { FieldButton, FieldWithButton } from './FieldButton';
import { Icon } from '../icons/Icon';
import { eyeIcon, eyeOffIcon } from '../icons/lateIcons';
import { VisuallyHidden } from '../typography';
import { messages } from '../messages/passwordField';

export type PasswordFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * A password with a button that shows it. It is uncontrolled, because React would write a controlled value into the
 * markup.
 */
export function PasswordField({ label, error, hint, warning, optional, id, ...input }: PasswordFieldProps) {
  const own = useId();
  const key = id ?? own;
  const [shown, setShown] = useState(false);
  const texts = { label, error, hint, warning, optional };
  return (
    <FieldFrame id={key} {...texts}>
      <FieldWithButton>
        <input
          id={key}
          {...describe(key, texts)}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
        />
        <FieldButton aria-controls={key} onClick={() => setShown(!shown)}>
          <Icon name={shown ? eyeOffIcon : eyeIcon} size={20} />
          <VisuallyHidden>{shown ? messages.hidePassword : messages.showPassword}</VisuallyHidden>
        </FieldButton>
      </FieldWithButton>
    </FieldFrame>
  );
}
