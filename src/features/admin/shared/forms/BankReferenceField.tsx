import { MAX_BANK_REFERENCE } from '@/domain/admin/adminOrder';
import { TextField } from '@/ui';
import { messages } from '../messages';

/** Why a typed number cannot be sent; undefined where it can. */
export const missingReference = (typed: string): string | undefined =>
  typed.trim() ? undefined : messages.bankReferenceMissing;

interface BankReferenceProps {
  value: string;
  error?: string | undefined;
  hint?: string;
  onChange(typed: string): void;
}

/** The bank's number of a transfer that the team made itself. */
export function BankReferenceField({ onChange, ...field }: BankReferenceProps) {
  return (
    <TextField
      {...field}
      label={messages.bankReference}
      autoComplete="off"
      maxLength={MAX_BANK_REFERENCE}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
