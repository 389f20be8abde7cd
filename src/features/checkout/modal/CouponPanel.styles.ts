import styled from 'styled-components';

export const Group = styled.section`
  min-width: 0;
  > h3 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;

/** The applied coupon. */
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
