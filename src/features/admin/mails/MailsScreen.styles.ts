import styled from 'styled-components';
import { Card } from '../shared';

export const MailCard = styled(Card)`
  h2 {
    font: 600 1rem / 1.4 var(--sans);
  }
  h2 small {
    display: block;
    font-weight: 400;
    font-size: var(--t-cap);
    color: var(--danger);
  }
  dl {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 4px 16px;
    align-items: baseline;
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
