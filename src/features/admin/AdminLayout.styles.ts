import styled from 'styled-components';
import { media, Wrap } from '@/ui';

export const Frame = styled(Wrap)`
  padding-block: 24px 64px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  h1 {
    font: 600 1.625rem/1.2 var(--sans);
    letter-spacing: -0.01em;
  }
  h2 {
    font: 600 1.1875rem/1.3 var(--sans);
  }
  ${media.desktop} {
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 48px;
    padding-block: 40px 96px;
  }
`;
export const Nav = styled.nav`
  display: flex;
  gap: 4px;
  align-self: start;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border-radius: var(--r-m);
    font-weight: 500;
    color: var(--ink-2);
  }
  a:hover {
    background: var(--sand);
  }
  a[aria-current] {
    background: var(--dew-tint);
    color: var(--dew);
    font-weight: 600;
  }
  ${media.desktop} {
    flex-direction: column;
  }
`;
export const Content = styled.div`
  min-width: 0;
  display: grid;
  gap: 20px;
  align-content: start;
`;
