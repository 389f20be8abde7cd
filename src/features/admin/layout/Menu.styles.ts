import styled, { css } from 'styled-components';
import { adminMedia } from '../shared';

/** One row of the menu: the entry, its count, and the plus beside it. */
export const Row = styled.li`
  position: relative;
  display: flex;
  > a:first-child {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 9px;
    min-width: 0;
    min-height: 30px;
    padding: 0 8px;
    border-radius: 7px;
    color: var(--ink-2);
    font-weight: 500;
  }
  a:hover {
    background: var(--admin-hover);
    color: var(--ink);
  }
  svg {
    color: var(--ink-3);
  }
  [data-label] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > a[aria-current] {
    background: var(--dew-tint);
    color: var(--dew);
    font-weight: 600;
  }
  > a[aria-current] svg {
    color: inherit;
  }
  :focus-visible {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
`;
export const Count = styled.span<{ $urgent: boolean }>`
  flex: none;
  margin-left: auto;
  font: 500 0.8125rem/1.4 var(--sans);
  color: var(--ink-2);
  a[aria-current] & {
    color: inherit;
  }
  ${({ $urgent }) =>
    $urgent &&
    css`
      &&& {
        color: var(--danger);
        font-weight: 600;
      }
    `}
`;
export const Plus = styled.div`
  position: absolute;
  right: 0;
  top: 0;
  a {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 7px;
  }
  a[aria-current] {
    background: var(--dew);
  }
  a[aria-current] svg {
    color: var(--paper);
  }
`;
const heading = css`
  h2 {
    padding: 11px 8px 3px;
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
  }
`;
export const Rail = styled.nav`
  position: fixed;
  inset: var(--admin-bar) auto 0 0;
  z-index: calc(var(--z-bar) - 1);
  display: none;
  flex-direction: column;
  width: var(--admin-rail);
  padding: 10px;
  /* Shows a part of the next entry, so that the menu is seen to scroll. */
  scroll-padding-block: 20px;
  overflow-y: auto;
  background: var(--admin-ground);
  border-right: var(--hair);
  font-size: 0.875rem;
  ${heading}
  > :last-child {
    margin-top: auto;
  }
  ${adminMedia.abovePhone} {
    display: flex;
  }
  /* Icons only: names are shown as tooltips, and counts as a dot. */
  ${adminMedia.narrow} {
    h2 {
      height: 13px;
      padding: 0;
      overflow: hidden;
      color: transparent;
    }
    ${Row} > a:first-child {
      justify-content: center;
      min-height: 36px;
      padding: 0;
    }
    [data-label] {
      position: absolute;
      clip-path: inset(50%);
    }
    ${Plus} {
      display: none;
    }
    ${Count} {
      position: absolute;
      right: 4px;
      top: 4px;
      width: 8px;
      height: 8px;
      overflow: hidden;
      border-radius: 50%;
      background: var(--gold-ink);
      color: transparent;
    }
  }
`;
/** The same groups in the phone's sheet. */
export const SheetMenu = styled.div`
  padding-bottom: calc(20px + env(safe-area-inset-bottom));
  ${heading}
  ${Row} > a:first-child {
    min-height: 48px;
    gap: 14px;
  }
  ${Plus} a {
    width: 48px;
    height: 48px;
  }
`;
export const Tabs = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: grid;
  grid-auto-flow: column;
  /* Large text makes the tabs scroll sideways. */
  grid-auto-columns: minmax(max-content, 1fr);
  overflow-x: auto;
  scrollbar-width: none;
  background: var(--surface);
  border-top: var(--hair);
  padding-bottom: env(safe-area-inset-bottom);
  a,
  button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    /* Room for a count of three figures beside the icon, and for five tabs on 320 px. */
    min-width: 3.9rem;
    min-height: 60px;
    padding-inline: 2px;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--ink-2);
  }
  :focus-visible {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
  [aria-current],
  [data-current] {
    color: var(--dew);
    font-weight: 600;
  }
  ${Count} {
    position: absolute;
    top: 5px;
    left: calc(50% + 6px);
    min-width: 18px;
    padding: 0 4px;
    border-radius: 9px;
    background: var(--gold-tint);
    color: var(--gold-ink);
    text-align: center;
  }
  ${Count}[data-urgent] {
    background: var(--danger-tint);
  }
  [data-save-bar] &,
  [data-bulk-bar] & {
    display: none;
  }
  ${adminMedia.abovePhone} {
    display: none;
  }
`;
