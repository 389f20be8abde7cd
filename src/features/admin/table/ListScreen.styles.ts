import styled from 'styled-components';
import { Caption, media } from '@/ui';
import { adminMedia, CHOSEN, denseButtons, scrollRow, spreadRow } from '../shared';

/** The heading of a list, with the buttons for all of it. */
export const Head = styled.header`
  ${spreadRow}
  gap: 12px 20px;
  ${denseButtons}
`;
/** Filters; on a phone one row that scrolls. */
export const Chips = styled.div`
  ${scrollRow}
  ${adminMedia.abovePhone} {
    button {
      min-height: 32px;
      padding-inline: 12px;
    }
  }
  ${media.desktop} {
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
/** The actions for the chosen rows, below the bar of the admin; on a phone in the place of the tab bar. */
export const BulkBar = styled.div`
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  background: ${CHOSEN};
  ${denseButtons}
  ${adminMedia.abovePhone} {
    position: sticky;
    top: var(--admin-bar);
    min-height: 48px;
    margin-inline: calc(-1 * var(--admin-pad));
    padding-inline: var(--admin-pad) calc(var(--admin-pad) - 6px);
    border-bottom: var(--hair);
  }
  ${adminMedia.phone} {
    position: fixed;
    inset: auto 0 0;
    padding: 10px 12px calc(10px + env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: var(--hair);
    kbd {
      display: none;
    }
  }
`;
/** How much is chosen; on a phone a row of its own. */
export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-right: auto;
  color: var(--ink-2);
  b {
    color: var(--ink);
  }
  button {
    color: var(--dew);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${adminMedia.phone} {
    flex: 1 0 100%;
    min-height: 36px;
    button {
      min-height: 44px;
      margin-left: auto;
    }
  }
`;
export const Pager = styled.nav`
  display: flex;
  align-items: center;
  gap: 12px;
  ${denseButtons}
`;
/** How many rows there are, as high as the bulk bar that takes its place. */
export const CountLine = styled(Caption)`
  display: flex;
  align-items: center;
  min-height: 48px;
`;
