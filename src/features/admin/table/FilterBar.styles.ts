import styled, { css } from 'styled-components';
import { adminMedia, denseFields } from '../shared';

/** Read aloud only. */
const hidden = css`
  position: absolute;
  clip-path: inset(50%);
`;

/**
 * The search of a list and its filters, the search first: a row of 32 px above a phone's width, which wraps where text
 * is large. On a phone the search stands above, with two of the others in a row, 44 px high. A choice says itself what
 * it is of, so only days show their labels.
 */
export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 10px;
  > * {
    min-width: 0;
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  > :first-child label {
    ${hidden}
  }
  > :has(select) label {
    ${hidden}
  }
  input[type='date'] {
    min-width: 0;
  }
  ${adminMedia.phone} {
    input,
    select {
      height: 44px;
    }
    select {
      padding-right: 38px;
    }
    select + svg {
      top: 12px;
    }
  }
  ${adminMedia.abovePhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    > :first-child {
      flex: 1 1 12rem;
      max-width: 21rem;
    }
    > :has(select) {
      flex: 1 1 8.25rem;
      max-width: 11rem;
    }
    > :has(input[type='date']) {
      display: flex;
      align-items: center;
      gap: 6px;
    }
    input[type='date'] {
      width: 8.25rem;
    }
    label {
      font-size: 0.8125rem;
      color: var(--ink-3);
    }
    ${denseFields}
    select {
      padding-right: 30px;
    }
    select + svg {
      top: 6px;
      right: 6px;
    }
    > button,
    > :not(:first-child) button {
      min-height: 32px;
      padding-inline: 12px;
      border-radius: var(--r-s);
      font-size: 0.875rem;
    }
  }
`;
