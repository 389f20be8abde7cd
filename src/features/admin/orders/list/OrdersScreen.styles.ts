import styled from 'styled-components';
import { media } from '@/ui';
import { adminMedia, denseButtons } from '@/features/admin/shared';
import { FilterBar } from '@/features/admin/table';

/** Heading, views and filters, which stay while the rows scroll. */
export const ListTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: -16px calc(-1 * var(--admin-pad)) 0;
  padding-inline: var(--admin-pad);
  background: var(--surface);
  ${adminMedia.abovePhone} {
    position: sticky;
    top: var(--admin-bar);
    z-index: 3;
  }
  ${media.low} {
    position: static;
  }
  /* The actions for the chosen orders stand in the place of the filters, so that no row moves. */
  ${adminMedia.abovePhone} {
    > [data-covered],
    > [data-covered] ~ * {
      grid-area: 4 / 1;
    }
  }
`;
/** The whole screen; the head of the table stays below the 135 px of `ListTop`. */
export const Desk = styled.div`
  --above: calc(var(--admin-bar) + 135px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${media.low} {
    --above: var(--admin-bar);
  }
  /* Keeps the focused row clear of what stays above and below it. */
  :is(td a, td input) {
    scroll-margin-block: 210px 60px;
  }
`;
export const HeadRow = styled.header`
  display: flex;
  align-items: center;
  gap: 8px 12px;
  min-height: 56px;
  ${denseButtons}
  /* Not under what stays above. */
  scroll-margin-top: 60px;
  outline: 0;
  /* The heading with its count: beside each other, or on a phone one below the other. */
  > :first-child {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-right: auto;
    white-space: nowrap;
  }
  > [role='status']:empty {
    position: absolute;
  }
  ${adminMedia.abovePhone} {
    min-height: 48px;
  }
  ${adminMedia.phone} {
    flex-wrap: wrap;
    padding-block: 6px;
    > :first-child {
      flex-direction: column;
      gap: 0;
    }
    /* Keeps the line of the count, which comes after the rows. */
    > :first-child > [role='status'] {
      min-height: 1lh;
    }
    > [role='status'] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;
/** The filters; on a phone behind a button beside the search. */
export const Tools = styled(FilterBar)`
  padding-block: 8px;
  ${adminMedia.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 10px;
    > :first-child {
      grid-column: auto;
    }
    &[data-closed] > :has(select, input[type='date']) {
      display: none;
    }
  }
  ${adminMedia.abovePhone} {
    &[data-covered] {
      visibility: hidden;
    }
    > :last-child {
      margin-left: auto;
    }
  }
`;
export const PhoneOnlyItem = styled.span`
  display: contents;
  ${adminMedia.abovePhone} {
    display: none;
  }
`;
export const AbovePhoneItem = styled.span`
  ${adminMedia.phone} {
    display: none;
  }
`;
/** The keys that help here, and the pages; stays at the foot. */
export const ListFoot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;
  min-height: 40px;
  padding-block: 12px;
  ${adminMedia.abovePhone} {
    position: sticky;
    bottom: 0;
    z-index: 2;
    margin: 0 calc(-1 * var(--admin-pad)) -40px;
    padding: 0 var(--admin-pad);
    background: var(--surface);
    border-top: var(--hair);
  }
`;
export const Hints = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  kbd {
    margin-right: 3px;
  }
  margin-right: auto;
  color: var(--ink-3);
  font-size: 0.8125rem;
  ${adminMedia.phone} {
    display: none;
  }
`;
