import styled from 'styled-components';
import { media } from '@/ui';

export const CardList = styled.ul`
  display: grid;
  gap: 16px;
  max-width: 820px;
`;
/** One thing that the team has to look at: its heading, its facts, what can be done and how that went. */
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
  /* Live regions have to exist before their text; empty, they take no room. */
  > [role]:empty {
    margin-top: -14px;
  }
  dl {
    display: grid;
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding: 22px 24px;
  }
`;
