import styled from 'styled-components';
import { adminMedia, denseButtons, Panel, rowPicture, sansTotal } from '../../shared';

const WIDE = '@media (min-width: 1200px)';

/** Customer, items and address on the left, the sums and the primary button beside them. */
export const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  ${adminMedia.abovePhone} {
    :is(input:not([type='radio']), select) {
      height: 2.5rem;
    }
    select + svg {
      top: 10px;
    }
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  ${WIDE} {
    &[data-side] {
      position: sticky;
      top: calc(var(--admin-bar) + 14px);
    }
  }
`;
/** One part of the order: a heading with its fields below. */
export const Part = styled(Panel)`
  > header {
    justify-content: space-between;
    ${denseButtons}
  }
  > header small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 0 14px 14px;
  overflow-wrap: anywhere;
  /* Live regions exist before their text, and take no room while they are empty. */
  > [role]:empty {
    position: absolute;
  }
`;
/** Fields side by side, if there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > [data-width='third'] {
      grid-column: span 2;
    }
    > [data-width='half'] {
      grid-column: span 3;
    }
  }
`;
/** The results of a search, each a button over the whole row. */
export const Results = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: var(--hair);
  border-radius: var(--r-s);
  li + li {
    border-top: var(--hair);
  }
  button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    overflow-wrap: anywhere;
    text-align: left;
    white-space: normal;
    ${adminMedia.abovePhone} {
      min-height: 40px;
    }
  }
  button:hover {
    background: var(--admin-hover);
  }
  small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  button > :last-child {
    margin-left: auto;
  }
`;
/** The chosen items, one row each; on a phone the quantity stands below the name. */
export const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr) auto auto 44px;
    align-items: center;
    gap: 4px 12px;
    min-height: 56px;
    padding-block: 4px;
    border-top: var(--hair);
  }
  ${rowPicture}
  small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  small[data-short] {
    color: var(--danger);
  }
  b {
    min-width: 72px;
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }
  ${adminMedia.phone} {
    li {
      grid-template-columns: 34px minmax(0, 1fr) 44px;
    }
    li > [role='group'] {
      grid-column: 2;
      grid-row: 2;
      justify-self: start;
    }
    /* Stretched, it would lie over the stepper and take its taps. */
    b {
      grid-column: 2 / 4;
      grid-row: 2;
      justify-self: end;
    }
    li > button {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;
export const Totals = styled.div`
  ${sansTotal}
`;
/** The payment methods, one below the other. */
export const Methods = styled.div`
  display: grid;
  gap: 8px;
`;
/** The changes since the team's last look, with a button that accepts them. */
export const Changes = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 10px 12px;
  border-radius: var(--r-s);
  background: var(--gold-tint);
  ${denseButtons}
`;
/** A message in the customer's view. */
export const MessageText = styled.pre`
  padding: 10px 12px;
  border-radius: var(--r-s);
  background: var(--mist);
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
export const CardButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  ${denseButtons}
`;
