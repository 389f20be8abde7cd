import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
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

/** Empty, it takes no row of the field's grid, and so no gap. */
const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

/**
 * A control with its label and texts. Its error is announced when it appears while the field has the focus: moving the
 * focus to the field, which reads the error out otherwise, does nothing then.
 */
export function FieldFrame({ id, label, error, hint, warning, optional, children }: FieldFrameProps) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Field onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <label htmlFor={id}>
        {label}
        {optional && <Optional> {messages.optional}</Optional>}
      </label>
      {children}
      {hint && <Caption id={hintId(id)}>{hint}</Caption>}
      {warning && <DoubtNote id={warningId(id)}>{warning}</DoubtNote>}
      <Live aria-live={hasFocus ? 'polite' : undefined}>
        {error && <ErrorNote id={errorId(id)}>{error}</ErrorNote>}
      </Live>
    </Field>
  );
}
