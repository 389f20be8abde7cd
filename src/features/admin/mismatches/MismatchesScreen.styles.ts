import styled from 'styled-components';
import { media } from '@/ui';
import { Card } from '../shared';

export const Difference = styled(Card)`
  dl {
    gap: 10px;
  }
  dt {
    font-size: var(--t-cap);
  }
  ${media.desktop} {
    dl {
      grid-template-columns: 110px minmax(0, 1fr);
      gap: 6px 20px;
    }
    dt {
      font-size: inherit;
    }
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
`;
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-width: 820px;
  ${media.desktop} {
    > :last-child {
      margin-left: auto;
    }
  }
`;
