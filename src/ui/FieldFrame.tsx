import { type ReactNode } from 'react';
import { Field, Optional } from './fieldStyles';
import { ErrorNote } from './Notes';
import { Caption } from './typography';

export interface FieldTexts {
  label: string;
  /** Shown beneath and read with the field; the value stays. */
  error?: string;
  hint?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** The ARIA attributes that tie a control to its texts. */
export function describe(id: string, { error, hint }: FieldTexts) {
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

export function FieldFrame({ id, label, error, hint, optional, children }: FieldFrameProps) {
  return (
    <Field>
      <label htmlFor={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </label>
      {children}
      {hint && <Caption id={hintId(id)}>{hint}</Caption>}
      {error && <ErrorNote id={errorId(id)}>{error}</ErrorNote>}
    </Field>
  );
}
