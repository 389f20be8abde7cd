import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ChevronFrame } from './ChevronFrame';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { control } from './fieldStyles';
import { useField } from './useField';

const Select = styled.select`
  ${control}
`;

export type SelectFieldProps = FieldTexts & ComponentPropsWithRef<'select'>;

/** A select with `<option>`s as children. */
export function SelectField(props: SelectFieldProps) {
  const { frame, attributes } = useField(props);
  return (
    <FieldFrame {...frame}>
      <ChevronFrame>
        <Select {...attributes} />
      </ChevronFrame>
    </FieldFrame>
  );
}
