import { type ReactNode } from 'react';
import { Field, Optional } from './fieldStyles';
import { DoubtNote, ErrorNote } from '../status/Notes';
import { Caption } from '../typography';
import { messages } from '../messages/fieldFrame';

export interface FieldTexts {
  label: string;
  /** Shown below the field and announced with it; the value stays. */
  error?: string;
  hint?: string;
  /** A warning below the field; unlike an error it blocks nothing. */
  warning?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

export const errorId = (id: string) => `${id}-error`;
export const warningId = (id: string) => `${id}-warning`;
export const hintId = (id: string) => `${id}-hint`;

/** The ARIA attributes that connect a control with its texts. */
export function describe(id: string, { error, hint, warning }: FieldTexts) {
  const described = [error && errorId(id), warning && warningId(id), hint && hintId(id)]
    .filter(Boolean)
    .join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

export function FieldFrame({ id, label, error, hint, warning, optional, children }: FieldFrameProps) {
  return (
    <Field>
      <label htmlFor={id}>
        {label}
        {optional && <Optional> {messages.optional}</Optional>}
      </label>
      {children}
      {hint && <Caption id={hintId(id)}>{hint}</Caption>}
      {warning && <DoubtNote id={warningId(id)}>{warning}</DoubtNote>}
      {error && <ErrorNote id={errorId(id)}>{error}</ErrorNote>}
    </Field>
  );
}
