import styled, { css } from 'styled-components';
import { media, Wrap, underlined } from '@/ui';

export const Page = styled(Wrap)`
  padding-block: 28px 64px;
  ${media.desktop} {
    padding-block: 40px 96px;
  }
  h1 + p {
    margin-top: 10px;
  }
`;
export const Notes = styled.div`
  margin-top: 16px;
  padding: 14px 16px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--t-small);
  text-wrap: pretty;
  li + li {
    margin-top: 6px;
  }
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 18px;
  ${media.desktop} {
    display: none;
  }
`;
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block: 8px 16px;
  > label {
    flex: 1 0 100%;
  }
  ${media.desktop} {
    margin-block: 16px 28px;
    > label {
      flex: 1;
    }
  }
`;

/** Widths in px: the column with the row names, and the maximum of a product's column. */
const NAMES_PX = 168;
const COLUMN_PX = 392;

const onPhone = css`
  ${media.belowDesktop} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 12px;
      padding: 12px 0;
      border-bottom: var(--hair);
    }
    thead tr,
    tr[data-row='price'] {
      border: 0;
    }
    thead tr {
      padding-bottom: 0;
    }
    tbody th {
      grid-column: span 2;
      margin-bottom: 4px;
      font-size: var(--t-cap);
    }
    tr[data-row='price'] th,
    thead th:first-child,
    [data-on-phone='false'] {
      display: none;
    }
  }
`;
const onDesktop = css<{ $columns: number }>`
  ${media.desktop} {
    /* All columns end 20 px before the next one; of the last that is cut off. */
    width: calc(100% + 20px);
    max-width: ${({ $columns }) => NAMES_PX + $columns * COLUMN_PX}px;
    clip-path: inset(-4px 20px -4px -4px);
    table-layout: fixed;
    border-collapse: collapse;
    thead th:first-child {
      width: ${NAMES_PX}px;
    }
    th,
    td {
      padding: 14px 20px 14px 0;
      border-bottom: var(--hair);
    }
    thead th,
    thead td,
    tr[data-row='price'] > * {
      border: 0;
      padding-block: 0;
    }
    tr[data-row='price'] > * {
      padding-bottom: 20px;
    }
  }
`;
/** On a phone each row is its name with two columns below it. */
export const Table = styled.table<{ $columns: number }>`
  line-height: 1.45;
  th,
  td {
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: 500;
    color: var(--ink-3);
  }
  tr[data-same] td {
    color: var(--ink-3);
  }
  ${onPhone}
  ${onDesktop}
`;
export const Shot = styled.div<{ $isSoldOut?: boolean }>`
  position: relative;
  aspect-ratio: 4 / 5;
  border-radius: var(--r-l);
  overflow: hidden;
  background: var(--mist);
  ${({ $isSoldOut }) => $isSoldOut && 'img { filter: saturate(0.35) opacity(0.55); }'}
  > button {
    position: absolute;
    top: 4px;
    right: 4px;
    border-radius: 50%;
    background: var(--surface);
    &:hover {
      background: var(--mist);
    }
    &:focus-visible {
      border-radius: 50%;
    }
  }
`;
export const Name = styled.div`
  margin-top: 12px;
  a:hover {
    ${underlined}
  }
  > :last-child {
    margin-top: 2px;
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
`;
export const Buy = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 6px;
  > a,
  > button {
    padding-inline: 8px;
  }
`;
export const SoldOut = styled.p`
  font-size: var(--t-small);
  font-weight: 600;
  color: var(--gold-ink);
`;
export const Dashed = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 8px;
  width: 100%;
  aspect-ratio: 4 / 5;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-l);
  color: var(--dew);
  font-weight: 600;
  &:hover {
    background: var(--dew-tint);
  }
  &:focus-visible {
    border-radius: var(--r-l);
  }
`;
