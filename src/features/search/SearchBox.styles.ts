import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
  flex: 1;
`;
export const Field = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 48px;
  padding: 0 4px 0 16px;
  border-radius: var(--r-m);
  background: var(--surface);
  border: 1px solid var(--line-strong);
  color: var(--ink-3);
  cursor: text;
  &:has(input:focus-visible) {
    box-shadow: var(--ring);
    border-color: transparent;
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    box-shadow: none;
    color: var(--ink);
    appearance: none;
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
