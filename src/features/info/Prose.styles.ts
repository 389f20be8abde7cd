import styled from 'styled-components';
import { H2, media } from '@/ui';
import { proseLinks } from './proseLinks';

/** One column of text. */
export const Prose = styled.div`
  max-width: 62ch;
  padding-block: 32px var(--section);
  > * + * {
    margin-top: 16px;
  }
  h2 {
    margin-top: 40px;
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
  ${proseLinks}
  ${media.desktop} {
    padding-block: 64px var(--section);
  }
`;
/** The column with the page's one picture: below it on a phone, beside it on a desktop. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  figure {
    aspect-ratio: 4 / 5;
    border-radius: var(--r-l);
    overflow: hidden;
    background: var(--mist);
    margin-bottom: var(--section);
  }
  > div {
    padding-bottom: 32px;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 62ch) minmax(0, 420px);
    justify-content: space-between;
    align-items: center;
    gap: 64px;
    padding-block: 64px var(--section);
    > div,
    figure {
      padding: 0;
      margin: 0;
    }
  }
`;
/** The first heading of a column needs no space above it. */
export const FirstHeading = styled(H2)`
  && {
    margin-top: 0;
  }
`;
/** The links of a band. */
export const Onward = styled.div`
  margin-top: 28px;
`;
/** A full-width band of blush. */
export const Band = styled.section`
  background: var(--blush);
  > div {
    padding-block: 56px;
  }
  h2 {
    max-width: 16ch;
  }
  p {
    max-width: 62ch;
    color: var(--ink-2);
    margin-top: 14px;
  }
  ${media.desktop} {
    > div {
      padding-block: 88px;
    }
  }
`;
/** A grid of products: two columns on a phone, four on a desktop. */
export const Story = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 12px;
  margin-top: 32px;
  a {
    display: block;
    line-height: 1.4;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  img {
    aspect-ratio: 4 / 5;
    border-radius: var(--r-l);
    margin-bottom: 10px;
  }
  b,
  span {
    display: block;
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 24px;
  }
`;
