import styled from 'styled-components';
import { Box, media } from '@/ui';
import { proseLinks } from './proseLinks';

/** The page's head: its title over mist, with drops that fade in from the right. */
export const Head = styled.header`
  position: relative;
  overflow: hidden;
  background: var(--mist);
  img {
    position: absolute;
    right: 0;
    top: 0;
    width: 46%;
    height: 100%;
    object-fit: cover;
    opacity: 0.55;
    -webkit-mask-image: linear-gradient(90deg, transparent, #000 62%);
    mask-image: linear-gradient(90deg, transparent, #000 62%);
  }
  > div {
    position: relative;
    padding-block: 44px;
  }
  p {
    max-width: 46ch;
    margin-top: 10px;
  }
  ${media.desktop} {
    img {
      opacity: 1;
    }
    > div {
      padding-block: 72px;
    }
  }
`;

/** The other policies, the text, and the summary, which a phone shows before the text. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: 28px var(--section);
  > aside {
    display: contents;
  }
  > aside > :last-child {
    order: 1;
  }
  ${media.desktop} {
    grid-template-columns: 208px minmax(0, 1fr) 340px;
    gap: 64px;
    padding-top: 56px;
    align-items: start;
    > nav,
    > aside {
      position: sticky;
      top: 104px;
    }
    > aside {
      display: grid;
      gap: 20px;
      order: 1;
    }
  }
`;

export const OtherPolicies = styled.nav`
  ul {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 14px;
    border-radius: var(--r-m);
    white-space: nowrap;
    font-weight: 500;
  }
  a[aria-current] {
    background: var(--dew-tint);
    color: var(--dew);
  }
  ${media.desktop} {
    ul {
      display: grid;
      margin: 0;
      padding: 0;
    }
  }
`;

export const Text = styled.div`
  section + section {
    margin-top: 32px;
  }
  p {
    max-width: 62ch;
    color: var(--ink-2);
    text-wrap: pretty;
    margin-top: 8px;
  }
  ${proseLinks}
`;

export const InShort = styled(Box)`
  li {
    padding-block: 12px;
    line-height: 1.4;
  }
  li + li {
    border-top: var(--hair);
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

export const Person = styled(Box)`
  background: var(--blush);
  border-color: transparent;
  p {
    color: var(--ink-2);
    font-size: var(--t-small);
    margin-top: 6px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
