import styled from 'styled-components';
import { media } from '@/ui';

export const List = styled.ul`
  display: grid;
  gap: 16px;
  max-width: 820px;
`;
export const Row = styled.li`
  display: grid;
  gap: 12px;
  padding: 18px 16px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  h2 {
    font: 600 1rem / 1.4 var(--sans);
    overflow-wrap: anywhere;
  }
  h2 small {
    display: block;
    font-weight: 400;
    font-size: var(--t-cap);
    color: var(--danger);
  }
  /* There before it is needed, so that it is heard; it takes no room. */
  > [role]:empty {
    margin-top: -12px;
  }
  dl {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 4px 16px;
    align-items: baseline;
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding: 20px 24px;
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
