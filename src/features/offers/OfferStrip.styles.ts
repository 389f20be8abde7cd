import styled from 'styled-components';
import { media, underlined } from '@/ui';

/** The band at the top of every page. */
export const OfferBar = styled.div`
  background: var(--dew);
  color: var(--paper);
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  align-items: center;
  min-height: 44px;
  container-type: inline-size;
  font-size: var(--t-small);
  font-weight: 500;
  /* With the buttons of several offers, the last of which take two columns. */
  &:has(> button ~ button ~ button) {
    grid-template-columns: 44px minmax(0, 1fr) 44px 44px;
    ${media.desktop} {
      grid-template-columns: 88px minmax(0, 1fr) 44px 44px;
    }
    /* The next offer is the previous one in the end, and the text needs the room. */
    @media (max-width: 359px) {
      grid-template-columns: 12px minmax(0, 1fr) 44px 44px;
      > :first-child {
        display: none;
      }
    }
  }
  :focus-visible {
    box-shadow: inset 0 0 0 2px var(--peach);
  }
`;
/** One offer with the button that copies its code. */
export const OfferLine = styled.p`
  grid-column: 2;
  display: flex;
  justify-content: center;
  align-items: center;
  min-height: 44px;
  gap: 4px 10px;
  white-space: nowrap;
  overflow: hidden;
  .title {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* A long title takes two lines of a phone's banner rather than lose its end. */
  ${media.belowDesktop} {
    .title {
      white-space: normal;
      text-wrap: balance;
      line-height: 1.2;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  /* Large text on a phone: the whole title, and the code below it. Unlike a media query, it sees a changed root size. */
  @container (max-width: 16rem) {
    flex-wrap: wrap;
    padding-top: 8px;
    text-align: center;
    .title {
      flex: 0 0 100%;
      -webkit-line-clamp: none;
    }
  }
  button {
    min-height: 44px;
    padding: 0 6px;
    font-weight: 600;
    ${underlined}
  }
  @media (max-width: 359px) {
    gap: 4px 6px;
    font-size: 0.8125rem;
    button {
      padding: 0 2px;
    }
  }
`;
