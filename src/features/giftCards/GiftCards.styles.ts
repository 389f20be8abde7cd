import styled from 'styled-components';

/** A form on its own sheet. */
export const Sheet = styled.form`
  display: grid;
  gap: 16px;
  container-type: inline-size;
  max-width: 640px;
  margin-top: 12px;
  padding: 18px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  > [role='alert']:empty {
    display: none;
  }
  > button {
    justify-self: start;
  }
`;
export const Pair = styled.div`
  display: grid;
  gap: 16px;
  @container (min-width: 34rem) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
/** One row: a code and its button. */
export const CodeRow = styled.form`
  display: grid;
  gap: 10px;
  max-width: 480px;
  > button {
    justify-self: start;
  }
`;
export const Given = styled.ul`
  display: grid;
  max-width: 640px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-items: baseline;
    padding: 13px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-small);
  }
`;
