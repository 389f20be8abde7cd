import styled from 'styled-components';
import { adminMedia } from '../shared';

export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  height: var(--admin-bar);
  padding-inline: 16px 8px;
  background: var(--admin-ground);
  border-bottom: var(--hair);
  font-size: 0.875rem;
  ${adminMedia.abovePhone} {
    padding-inline: 0 14px;
  }
`;
export const Home = styled.div`
  margin-right: auto;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  :is(img, svg) {
    height: 28px;
    width: auto;
  }
  ${adminMedia.abovePhone} {
    flex: none;
    width: calc(var(--admin-rail) + var(--admin-pad));
    margin-right: 0;
    padding-left: 18px;
  }
  ${adminMedia.narrow} {
    width: 140px;
  }
`;
export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;
/** A link or a button of the bar. */
export const BarItem = styled.span`
  display: contents;
  > a,
  > button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 10px;
    border-radius: var(--r-s);
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  > :is(a, button):hover {
    background: var(--admin-hover);
    color: var(--ink);
  }
  ${adminMedia.abovePhone} {
    > a,
    > button {
      min-height: 32px;
    }
  }
`;
export const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: max(28px, 1.25rem);
  height: max(28px, 1.25rem);
  border-radius: 50%;
  background: var(--dew);
  color: var(--paper);
  font: 600 0.8125rem/1 var(--sans);
`;
export const AbovePhone = styled.span`
  display: contents;
  ${adminMedia.phone} {
    display: none;
  }
`;
/** Visible if there is room, and always available to screen readers. */
export const ReadOnPhone = styled.span`
  ${adminMedia.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`;
export const AccountPanel = styled.div`
  position: absolute;
  right: 8px;
  top: calc(100% + 6px);
  display: grid;
  gap: 4px;
  min-width: 220px;
  padding: 8px;
  border-radius: var(--r-m);
  background: var(--surface);
  box-shadow: var(--float);
  p {
    padding: 6px 10px;
    color: var(--ink-3);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  ${BarItem} > :is(a, button) {
    width: 100%;
    min-height: 44px;
  }
`;
