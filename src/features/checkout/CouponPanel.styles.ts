import styled from 'styled-components';

export const Group = styled.section`
  min-width: 0;
  > h3 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;

/** The coupon that counts. */
export const Applied = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 8px 6px 8px 14px;
  margin-bottom: 10px;
  border-radius: var(--r-m);
  background: var(--dew-tint);
  color: var(--dew);
  b {
    font-weight: 600;
    display: block;
  }
  button {
    margin-left: auto;
    padding: 0 10px;
    color: var(--dew);
  }
`;

/** A field and its button in one frame. */
export const Combined = styled.form`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  overflow: hidden;
  &:focus-within {
    box-shadow: var(--ring);
  }
  &[data-wrong] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
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

export const Choices = styled.ul`
  border-bottom: var(--hair);
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    padding: 10px 0;
    border-top: var(--hair);
  }
  b {
    font-weight: 600;
    letter-spacing: 0.02em;
    display: block;
  }
`;

export const Verdict = styled.span<{ $applies: boolean }>`
  display: block;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(${({ $applies }) => ($applies ? '--dew' : '--danger')});
`;
