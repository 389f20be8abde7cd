import { type ComponentPropsWithRef, useState } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { FieldButton, FieldWithButton } from './FieldButton';
import { useField } from './useField';
import { Icon } from '../icons/Icon';
import { eyeIcon, eyeOffIcon } from '../icons/lateIcons';
import { VisuallyHidden } from '../typography';
import { messages } from '../messages/passwordField';

export type PasswordFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * A password with a button that shows it. It is uncontrolled, because React would write a controlled value into the
 * markup.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { frame, attributes } = useField(props);
  return (
    <FieldFrame {...frame}>
      <FieldWithButton>
        <input autoCapitalize="none" spellCheck={false} {...attributes} type={shown ? 'text' : 'password'} />
        <FieldButton aria-controls={frame.id} onClick={() => setShown(!shown)}>
          <Icon name={shown ? eyeOffIcon : eyeIcon} size={20} />
          <VisuallyHidden>{shown ? messages.hidePassword : messages.showPassword}</VisuallyHidden>
        </FieldButton>
      </FieldWithButton>
    </FieldFrame>
  );
}
