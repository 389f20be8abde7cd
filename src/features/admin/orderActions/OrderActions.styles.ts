import styled from 'styled-components';
import { adminMedia, denseButtons } from '../shared';

/** The papers, the menu behind the dots, and the next step. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  ${denseButtons}
  &:empty {
    display: none;
  }
  kbd {
    border-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  ${adminMedia.phone} {
    kbd {
      display: none;
    }
  }
`;
/**
 * On a phone the next step stays above the tab bar, in reach of the thumb; a menu alone stays in the row.
 */
export const Dock = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  ${adminMedia.phone} {
    margin-left: auto;
    &[data-dock] {
      position: fixed;
      inset: auto 0 var(--admin-tabs);
      z-index: calc(var(--z-bar) - 1);
      padding: 10px 16px;
      background: var(--surface);
      border-top: var(--hair);
      > button,
      > a {
        flex: 1;
        padding-inline: 10px;
      }
    }
  }
`;
export const MoreFrame = styled.div`
  position: relative;
  > button {
    display: grid;
    place-items: center;
    width: 44px;
    min-height: 44px;
    padding: 0;
    border-radius: var(--r-m);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  > button:hover {
    background: var(--sand);
  }
  ${adminMedia.abovePhone} {
    > button {
      width: 36px;
      padding: 0;
      box-shadow: none;
    }
  }
`;
export const Behind = styled.div`
  position: fixed;
  inset: 0;
  z-index: 3;
`;
export const MorePanel = styled.div`
  position: absolute;
  right: 0;
  top: calc(100% + 6px);
  z-index: 4;
  display: grid;
  gap: 2px;
  min-width: 232px;
  padding: 6px;
  border-radius: var(--r-m);
  background: var(--surface);
  box-shadow: var(--float);
  > button {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-s);
    font-weight: 500;
    text-align: left;
  }
  > button:hover {
    background: var(--sand);
  }
  > [data-rare] {
    color: var(--danger);
  }
  > :disabled {
    background: none;
    color: var(--ink-3);
  }
  ${adminMedia.phone} {
    [data-dock] & {
      inset: auto auto calc(100% + 10px) 0;
    }
  }
  ${adminMedia.abovePhone} {
    > button {
      min-height: 36px;
    }
  }
`;
export const ErrorPlace = styled.div`
  &:not(:empty) {
    margin-top: 12px;
  }
`;
