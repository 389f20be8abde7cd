import styled from 'styled-components';

/** A form with one field and its button in one frame; `data-wrong` when the value is refused. */
export const FieldWithAction = styled.form`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  overflow: hidden;
  &[data-wrong] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:has(input:focus-visible) {
    box-shadow: var(--ring);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 50px;
    border: 0;
    background: none;
    padding: 0 16px;
    outline: 0;
    font-weight: 500;
    letter-spacing: 0.02em;
  }
  input:focus-visible {
    box-shadow: none;
  }
  button {
    min-width: 84px;
    padding: 0 20px;
    font-weight: 600;
    color: var(--dew);
  }
  button:hover {
    background: var(--dew-tint);
  }
  button:focus-visible {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
`;
