import styled from 'styled-components';
import type { TimeLeft } from '@/domain/orders/undelivered/timeLeft';
import { adminMedia } from '../shared';

/** One line for each task, in columns; on a phone what comes first stands below its name. */
export const Tasks = styled.ul`
  li {
    border-top: var(--hair);
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(2.25rem, auto) minmax(0, 1.1fr) minmax(0, 1.8fr) minmax(0, 0.9fr) auto;
    align-items: center;
    gap: 0 12px;
    min-height: 44px;
    padding: 6px 14px;
  }
  li:last-child a {
    border-radius: 0 0 var(--r-m) var(--r-m);
  }
  a:hover {
    background: var(--admin-hover);
  }
  b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  svg {
    color: var(--ink-3);
  }
  ${adminMedia.phone} {
    a {
      grid-template-columns: auto minmax(1.75rem, auto) minmax(0, 1fr) auto;
      gap: 2px 10px;
      min-height: 52px;
    }
    svg:last-child {
      grid-area: 1 / 4 / span 3;
    }
  }
`;
export const Detail = styled.span`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  &:empty {
    ${adminMedia.phone} {
      display: none;
    }
  }
  ${adminMedia.phone} {
    grid-column: 3;
    font-size: 0.8125rem;
  }
`;
export const Clock = styled(Detail)<{ $tone: TimeLeft['tone'] }>`
  font-weight: ${({ $tone }) => ($tone === 'calm' ? 400 : 600)};
  color: ${({ $tone }) =>
    $tone === 'gold' ? 'var(--gold-ink)' : $tone === 'calm' ? 'var(--ink-2)' : 'var(--danger)'};
`;
