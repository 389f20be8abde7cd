import styled, { css } from 'styled-components';

export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  label {
    font-weight: 500;
    font-size: var(--t-small);
  }
`;
export const control = css`
  height: 52px;
  padding: 0 16px;
  border-radius: var(--r-m);
  border: 1px solid var(--line-strong);
  background: var(--surface);
  width: 100%;
  font-size: 1rem;
  outline: 0;
  /* Brought into view with its label and its error. */
  scroll-margin-block: 40px;
  &:focus-visible {
    box-shadow: var(--ring);
    border-color: transparent;
    border-radius: var(--r-m);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow: var(--ring);
  }
  &::-webkit-calendar-picker-indicator {
    opacity: 0.5;
  }
  &:disabled {
    background: var(--disabled);
    color: var(--ink-3);
    border-color: transparent;
    cursor: not-allowed;
  }
`;
export const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-3);
`;
