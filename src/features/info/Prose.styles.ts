import styled from 'styled-components';
import { media } from '@/ui';

/** One column to read. */
export const Prose = styled.div`
  max-width: 62ch;
  padding-block: 32px var(--section);
  > * + * {
    margin-top: 16px;
  }
  h2 {
    margin-top: 40px;
  }
  section p {
    margin-top: 8px;
  }
  p,
  li {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  ul {
    list-style: disc;
    padding-left: 20px;
    display: grid;
    gap: 8px;
  }
  a {
    color: var(--dew);
    text-decoration: underline;
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding-block: 64px var(--section);
  }
`;
/** A full-width band of blush. */
export const Band = styled.section`
  background: var(--blush);
  > div {
    display: grid;
    gap: 32px;
    padding-block: 56px;
  }
  h2 {
    max-width: 16ch;
  }
  p {
    max-width: 58ch;
    color: var(--ink-2);
    margin-top: 14px;
  }
  img {
    border-radius: var(--r-l);
    aspect-ratio: 4/5;
  }
  ${media.desktop} {
    > div {
      grid-template-columns: 1.4fr 1fr;
      align-items: center;
      gap: 96px;
      padding-block: 104px;
    }
  }
`;
