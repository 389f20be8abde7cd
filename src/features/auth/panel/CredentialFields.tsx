import { PasswordField, TextField } from '@/ui';
import type { PanelMode } from '../authSlice';
import { Fields } from './LoginPanel.styles';
import { messages } from '../messages';

interface CredentialFieldsProps {
  mode: PanelMode;
  disabled: boolean;
  /** The initial value. */
  email: string;
  errors: { email?: string; password?: string };
}

/** Email and password. They are uncontrolled, because React would write a controlled password into the markup. */
export function CredentialFields({ mode, disabled, email, errors }: CredentialFieldsProps) {
  return (
    <Fields disabled={disabled}>
      <TextField
        label={messages.credentialFields.email}
        name="email"
        type="email"
        autoComplete={mode === 'login' ? 'username' : 'email'}
        inputMode="email"
        required
        data-autofocus={email ? undefined : ''}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        label={messages.credentialFields.password}
        hint={mode === 'login' ? undefined : messages.credentialFields.passwordHint}
        name="password"
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        required
        data-autofocus={email ? '' : undefined}
        error={errors.password}
      />
    </Fields>
  );
}
