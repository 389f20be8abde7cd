import styled from 'styled-components';
import { control } from './fieldStyles';

/** A field with a button at its end. `:where`, so that a row of tools may change it, whichever is loaded first. */
export const FieldWithButton = styled.div`
  position: relative;
  :where(input) {
    ${control}
    padding-right: 56px;
  }
`;
/** As high as the field allows, at most 44 px. */
export const FieldButton = styled.button.attrs({
  type: 'button',
  // The field keeps the focus, so that a phone keeps its keyboard open.
  onPointerDown: (event) => event.preventDefault(),
})`
  position: absolute;
  inset: 0 4px 0 auto;
  margin-block: auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  max-height: 100%;
  border-radius: var(--r-s);
  color: var(--ink-2);
  &:hover {
    background: var(--sand);
  }
  &:disabled {
    color: var(--line-strong);
    cursor: not-allowed;
  }
`;
