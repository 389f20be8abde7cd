import styled from 'styled-components';
import { media } from '@/ui';

export const Crumbs = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    padding-block: 12px 20px;
    color: var(--ink-3);
    font-size: var(--t-cap);
    ol {
      display: flex;
      gap: 10px;
    }
    li + li::before {
      content: '/';
      margin-right: 10px;
    }
    a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 32px;
    padding-top: 20px;
    align-items: start;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.12fr) minmax(0, 1fr);
    gap: 72px;
    align-items: start;
  }
`;
export const Stack = styled.div`
  > * + * {
    margin-top: 20px;
  }
`;
/** A smaller gap to the name than the rest of the column. */
export const Near = styled.div`
  && {
    margin-top: 8px;
  }
`;
