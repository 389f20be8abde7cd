import styled, { css } from 'styled-components';
import { adminMedia } from './media';

/** Buttons of 32 px with 14 px text above a phone's width, for rows of tools. */
export const denseButtons = css`
  ${adminMedia.abovePhone} {
    :is(button, a) {
      min-height: 32px;
      padding-inline: 12px;
      border-radius: var(--r-s);
      font-size: 0.875rem;
    }
  }
`;
/** Fields as high as those buttons, for the same rows; they grow with large text. */
export const denseFields = css`
  :is(input, select) {
    height: max(32px, 1.5rem);
    padding-inline: 10px;
    border-radius: var(--r-s);
    font-size: 0.875rem;
  }
`;
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 20px;
  height: max(20px, 1rem);
  padding: 0 5px;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: 5px;
  font: 500 0.8125rem/1 var(--sans);
  white-space: nowrap;
`;
