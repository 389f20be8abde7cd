import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { control } from './fieldStyles';
import { useField } from './useField';
import { Icon } from '../icons/Icon';

const Frame = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    right: 14px;
    top: 16px;
    pointer-events: none;
  }
`;
const Select = styled.select`
  ${control}
  appearance: none;
  padding-right: 44px;
  text-overflow: ellipsis;
`;

export type SelectFieldProps = FieldTexts & ComponentPropsWithRef<'select'>;

/** A select with `<option>`s as children. */
export function SelectField(props: SelectFieldProps) {
  const { frame, attributes } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Frame>
        <Select {...attributes} />
        <Icon name="down" size={20} />
      </Frame>
    </FieldFrame>
  );
}
