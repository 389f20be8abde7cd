import styled from 'styled-components';
import { media } from '@/ui';
import { spreadRow } from '@/features/admin/shared';

/** The drop zone for a file. */
export const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 40px 20px;
  border: 1.5px dashed var(${({ $over }) => ($over ? '--dew' : '--line-strong')});
  border-radius: var(--r-l);
  background: var(${({ $over }) => ($over ? '--dew-tint' : '--surface')});
  text-align: center;
  p {
    color: var(--ink-2);
    max-width: 46ch;
    text-wrap: balance;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  ${media.desktop} {
    padding: 56px 32px;
  }
`;
export const Rules = styled.dl`
  display: grid;
  gap: 14px 24px;
  font-size: var(--t-small);
  dt {
    font-weight: 600;
    color: var(--ink);
  }
  dd {
    max-width: 62ch;
  }
  ${media.large} {
    grid-template-columns: minmax(150px, 220px) minmax(0, 1fr);
  }
`;
/** The four counts of a file. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  overflow: hidden;
  li {
    display: grid;
    gap: 2px;
    padding: 16px 18px;
    box-shadow: 0 0 0 0.5px var(--line);
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  b {
    font: 340 var(--t-h2) / 1.1 var(--serif);
    color: var(--ink);
  }
  [data-tone='bad'] b {
    color: var(--danger);
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > * {
    flex: 1 1 auto;
  }
  ${media.large} {
    > * {
      flex: none;
    }
  }
`;
export const Part = styled.section`
  display: grid;
  gap: 14px;
  min-width: 0;
  & + & {
    margin-top: 16px;
  }
`;
export const PartHead = styled.div`
  ${spreadRow}
  gap: 8px 20px;
`;
export const Muted = styled.small`
  display: block;
  color: var(--ink-3);
  font-size: var(--t-cap);
`;
export const Was = styled.s`
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;
export const Becomes = styled.span`
  font-weight: 500;
  overflow-wrap: anywhere;
`;
/** The changed fields of an item. */
export const Changes = styled.ul`
  display: grid;
  gap: 6px;
  font-size: var(--t-small);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    min-width: 0;
  }
  i {
    font-style: normal;
    color: var(--ink-2);
  }
`;
export const Meter = styled.div`
  display: grid;
  gap: 12px;
  padding: 24px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  p {
    color: var(--ink-2);
  }
`;
