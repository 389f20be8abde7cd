import type { ClipboardEvent, Ref } from 'react';
import { CODE_DIGITS, codeIn } from '@/domain/customers/phoneLogin';
import { digitsIn } from '@/domain/text/phone';
import { TextField } from '@/ui';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  busy: boolean;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Six digits, typed, pasted with words around them, or filled in by the phone. */
export function CodeField({ ref, label, hint, busy, value, error, onChange }: CodeFieldProps) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!busy) onChange(codeIn(event.clipboardData.getData('text')));
  };
  return (
    <TextField
      ref={ref}
      label={label}
      hint={hint}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_DIGITS}
      required
      data-autofocus=""
      readOnly={busy}
      value={value}
      error={error}
      onChange={(event) => onChange(digitsIn(event.target.value))}
      onPaste={paste}
    />
  );
}
