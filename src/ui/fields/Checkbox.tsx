import { type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { tick } from './choiceStyles';

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--ink-3);
    cursor: default;
  }
`;
const Input = styled.input`
  ${tick}
`;
const Count = styled.span`
  margin-left: auto;
  color: var(--ink-3);
  font-size: var(--t-cap);
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  /** A count at the right end. */
  count?: number;
}

/** A checkbox with its label; also a plain radio button. */
export function Checkbox({ label, count, type = 'checkbox', ...input }: CheckboxProps) {
  return (
    <Row>
      <Input type={type} {...input} />
      <span>{label}</span>
      {count !== undefined && <Count>{count}</Count>}
    </Row>
  );
}
