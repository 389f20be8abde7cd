import styled from 'styled-components';
import { denseButtons } from '../shared';

export const LossBox = styled.section`
  display: grid;
  gap: 10px;
  padding-block: 12px;
  border-top: var(--hair);
  ${denseButtons}
  h3 {
    font: 600 0.875rem/1.43 var(--sans);
  }
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty,
  form > [role]:empty {
    margin-top: -10px;
  }
`;
export const LossFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
  b {
    color: var(--danger);
    font-weight: 600;
  }
  span {
    color: var(--ink-2);
  }
`;
export const ClaimForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
