import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ChevronFrame } from './ChevronFrame';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { control } from './fieldStyles';
import { useField } from './useField';

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

/** One line of text with its label, hint and error; a chevron says that it has a list of suggestions. */
export function TextField(props: TextFieldProps) {
  const { frame, attributes } = useField(props);
  const input = <Input {...attributes} />;
  return <FieldFrame {...frame}>{props.list ? <ChevronFrame>{input}</ChevronFrame> : input}</FieldFrame>;
}

export type TextAreaProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { frame, attributes } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Area {...attributes} />
    </FieldFrame>
  );
}
