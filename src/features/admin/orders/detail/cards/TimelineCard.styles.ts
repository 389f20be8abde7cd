import styled from 'styled-components';
import { adminMedia } from '@/features/admin/shared';

/** Entries with their time at the end of the row; below it on a phone. */
export const Log = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 6px;
  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 20px;
    padding: 8px 14px;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  > li > div {
    min-width: 0;
  }
  > [data-private] {
    background: var(--gold-tint);
  }
  > [data-private] svg {
    vertical-align: -3px;
  }
  > [data-private] p {
    white-space: pre-line;
  }
  > [data-private] :is(b, time) {
    color: var(--gold-ink);
  }
  b {
    font-weight: 600;
  }
  p {
    color: var(--ink-2);
  }
  time {
    color: var(--ink-3);
    font-size: 0.8125rem;
    line-height: 1.5rem;
    white-space: nowrap;
    ${adminMedia.phone} {
      flex: 1 0 100%;
    }
  }
`;
