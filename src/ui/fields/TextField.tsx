import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';
import { control } from './fieldStyles';

const Input = styled.input`
  ${control}
`;
const Area = styled.textarea`
  ${control}
  height: auto;
  min-height: 132px;
  padding: 14px 16px;
  line-height: 1.45;
  resize: vertical;
`;

export type TextFieldProps = FieldTexts & ComponentPropsWithRef<'input'>;

/** One line of text with its label, hint and error. */
export function TextField({ label, error, hint, warning, optional, id, ...input }: TextFieldProps) {
  const own = useId();
  const key = id ?? own;
  const texts = { label, error, hint, warning, optional };
  return (
    <FieldFrame id={key} {...texts}>
      <Input id={key} {...describe(key, texts)} {...input} />
    </FieldFrame>
  );
}

export type TextAreaProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextArea({ label, error, hint, warning, optional, id, ...area }: TextAreaProps) {
  const own = useId();
  const key = id ?? own;
  const texts = { label, error, hint, warning, optional };
  return (
    <FieldFrame id={key} {...texts}>
      <Area id={key} {...describe(key, texts)} {...area} />
    </FieldFrame>
  );
}
