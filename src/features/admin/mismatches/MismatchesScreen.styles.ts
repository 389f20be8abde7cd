import styled, { css } from 'styled-components';
import { media, underlined } from '@/ui';
import { adminMedia, denseButtons } from '../shared';
import { FilterBar } from '../table';

/** The search, the periods and the check; on a phone each in a row of its own. */
export const Choice = styled(FilterBar)`
  ${adminMedia.phone} {
    justify-items: start;
    > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      justify-self: stretch;
    }
  }
  ${media.desktop} {
    > :last-child {
      margin-left: auto;
    }
  }
`;
/** The periods stay on one line. */
export const Days = styled.div`
  display: flex;
  gap: 8px;
`;
/** The name of a fact on a phone's card; elsewhere the column's head names it. */
const onCardAlone = css`
  ${adminMedia.abovePhone} {
    small {
      display: none;
    }
  }
  ${adminMedia.phone} {
    small {
      font-size: inherit;
    }
  }
`;
/** Sentences of up to two lines, so that a row has 44 px. */
export const Words = styled.div<{ $strong?: boolean }>`
  padding-block: 1px;
  line-height: 20px;
  white-space: normal;
  overflow-wrap: anywhere;
  ${({ $strong }) => $strong && 'font-weight: 600;'}
  a {
    display: inline-block;
    min-height: 24px;
    ${underlined}
  }
  ${onCardAlone}
  ${adminMedia.phone} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
export const Known = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  button {
    margin-block: -10px;
    color: var(--dew);
  }
  ${onCardAlone}
`;
export const Settle = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  padding-block: 4px;
  /* The live regions take no room before their text. */
  > :empty {
    position: absolute;
  }
  white-space: normal;
  overflow-wrap: anywhere;
  ${denseButtons}
  ${adminMedia.abovePhone} {
    a {
      padding-inline: 0;
    }
  }
`;
/** A live region, which has to be there before its text; empty, it takes no room in the page's grid. */
export const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;
