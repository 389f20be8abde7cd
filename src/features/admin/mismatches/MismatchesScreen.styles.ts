import styled from 'styled-components';
import { media } from '@/ui';

export const List = styled.ul`
  display: grid;
  gap: 16px;
  max-width: 820px;
`;
export const Card = styled.li`
  display: grid;
  gap: 14px;
  padding: 18px 16px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  h2 {
    overflow-wrap: anywhere;
  }
  /* There before they are needed, so that they are heard; they take no room. */
  > [role]:empty {
    margin-top: -14px;
  }
  dl {
    display: grid;
    gap: 10px;
  }
  dt {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding: 22px 24px;
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
