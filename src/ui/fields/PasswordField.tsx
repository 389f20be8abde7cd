import { type ComponentPropsWithRef, useId, useState } from 'react';
import styled from 'styled-components';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';
import { control } from './fieldStyles';
import { Icon } from '../icons/Icon';
import { eyeIcon, eyeOffIcon } from '../icons/lateIcons';
import { VisuallyHidden } from '../typography';
import { messages } from '../messages/passwordField';

const Frame = styled.div`
  position: relative;
  input {
    ${control}
    padding-right: 56px;
  }
`;
const Toggle = styled.button`
  position: absolute;
  inset: 4px 4px auto auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-s);
  color: var(--ink-2);
  &:hover {
    background: var(--sand);
  }
  &:disabled {
    color: color-mix(in srgb, var(--line-strong) 60%, var(--paper));
    cursor: not-allowed;
  }
`;

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
      <Frame>
        <input
          id={key}
          {...describe(key, texts)}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
        />
        <Toggle
          type="button"
          aria-controls={key}
          // The field keeps the focus, so that a phone keeps its keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? eyeOffIcon : eyeIcon} size={20} />
          <VisuallyHidden>{shown ? messages.hidePassword : messages.showPassword}</VisuallyHidden>
        </Toggle>
      </Frame>
    </FieldFrame>
  );
}
