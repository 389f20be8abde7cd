import styled from 'styled-components';
import { media } from '@/ui';

export const Block = styled.section`
  /* A wide table scrolls within it. */
  min-width: 0;
  max-width: 920px;
  & + & {
    margin-top: 8px;
  }
  h2 {
    margin-bottom: 10px;
  }
  > [role='alert']:not(:empty) {
    margin-top: 10px;
  }
`;
export const Rows = styled.ul`
  border: var(--hair);
  border-radius: var(--r-l);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }
  /* Beside the role's field, whose label stands above it, and as high as it. */
  div:has(select) ~ button {
    align-self: end;
    min-height: 52px;
  }
  li + li {
    border-top: var(--hair);
  }
`;
export const Who = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`;
export const InviteFields = styled.form`
  display: grid;
  gap: 16px;
  /* As high as the fields beside it. */
  > button {
    min-height: 52px;
  }
  /* Labels, controls and errors share their rows, so that an error does not move the button. */
  ${media.desktop} {
    grid-template-columns: 1fr 220px auto;
    row-gap: 0;
    > * {
      grid-row: 1 / span 3;
      grid-template-rows: subgrid;
    }
    > button {
      grid-row: 2;
      align-self: center;
    }
  }
`;
export const TwoStepFields = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-top: 8px;
`;
export const RoleList = styled.dl`
  display: grid;
  gap: 6px 16px;
  ${media.desktop} {
    grid-template-columns: 120px 1fr;
  }
  dt {
    font-weight: 600;
  }
`;
/** The table of rights. On a phone it scrolls within its frame, with the right's name staying. */
export const RightsFrame = styled.div`
  /* Holds the texts that are only read aloud, which would widen the page. */
  position: relative;
  overflow-x: auto;
  margin-top: 14px;
  border: var(--hair);
  border-radius: var(--r-l);
`;
export const RightsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 34px;
    padding: 4px 8px;
    text-align: center;
    vertical-align: middle;
  }
  thead th {
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
  }
  tbody tr {
    border-top: var(--hair);
  }
  th:first-child {
    position: sticky;
    left: 0;
    width: 100%;
    min-width: 148px;
    padding-left: 16px;
    background: var(--surface);
    font-weight: 400;
    text-align: left;
  }
  td:last-child,
  th:last-child {
    padding-right: 16px;
  }
`;
