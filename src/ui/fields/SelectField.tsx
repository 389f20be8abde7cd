import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';
import { control } from './fieldStyles';
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
export function SelectField({ label, error, hint, warning, optional, id, ...select }: SelectFieldProps) {
  const own = useId();
  const key = id ?? own;
  const texts = { label, error, hint, warning, optional };
  return (
    <FieldFrame id={key} {...texts}>
      <Frame>
        <Select id={key} {...describe(key, texts)} {...select} />
        <Icon name="down" size={20} />
      </Frame>
    </FieldFrame>
  );
}
