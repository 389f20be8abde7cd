import styled from 'styled-components';
import { media } from '@/ui';
import { adminMedia } from '../shared';

/** The form with the preview beside it; `$roomy` widens the preview. */
export const Columns = styled.div<{ $roomy?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 640px) ${({ $roomy }) =>
        $roomy ? 'minmax(280px, 400px)' : 'minmax(220px, 280px)'};
    gap: ${({ $roomy }) => ($roomy ? '40px' : '56px')};
  }
`;

export const Sections = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  min-width: 0;
  /* Keeps the focused control clear of the header and of the save bar. */
  :is(input, textarea, select, button),
  > section {
    scroll-margin-block: 80px 150px;
  }
`;

export const Aside = styled.aside`
  display: grid;
  gap: 24px;
  ${media.desktop} {
    position: sticky;
    top: 80px;
  }
`;

/** The foot of the form; on a phone it replaces the tab bar. */
export const Bar = styled.div`
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 0 calc(12px + env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: var(--hair);
  > div:first-child {
    flex: 1 1 200px;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${adminMedia.abovePhone} {
    position: sticky;
    bottom: 0;
  }
  ${adminMedia.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 25;
    padding-inline: 16px;
    background: var(--surface);
    > div:first-child {
      flex-basis: 100%;
    }
    > button {
      flex: 1 1 0;
      padding-inline: 10px;
    }
  }
`;

export const Differences = styled.div`
  display: grid;
  gap: 14px;
  padding: 20px 16px;
  border: 1px solid var(--danger);
  border-radius: var(--r-l);
  background: var(--danger-tint);
  dl {
    display: grid;
    gap: 14px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  dd small {
    display: block;
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
  ${media.large} {
    dl > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 2px 20px;
    }
    dt {
      grid-column: 1 / -1;
    }
  }
`;
