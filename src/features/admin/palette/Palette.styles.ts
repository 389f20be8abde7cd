import styled from 'styled-components';
import { adminMedia } from '../shared';

/** Fills the dialog: the field on top, the groups scrolling, the keys at the foot. Its height does not follow the results. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 94vh;
  height: 94dvh;
  background: var(--surface);
  font-size: 1rem;
  ${adminMedia.abovePhone} {
    height: min(600px, 76vh);
    height: min(600px, 76dvh);
    font-size: 0.875rem;
  }
`;
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  min-height: 56px;
  padding-inline: 16px 8px;
  border-bottom: var(--hair);
  color: var(--ink-3);
  input {
    flex: 1;
    min-width: 0;
    height: 52px;
    border: 0;
    outline: 0;
    background: none;
    color: var(--ink);
    font-size: 1rem;
  }
  /* The one field of the dialog: the line below it is its ring. */
  input:focus-visible {
    box-shadow: none;
    border-radius: 0;
  }
  &:has(input:focus-visible) {
    box-shadow: inset 0 -2px 0 var(--dew);
  }
  button {
    min-height: 44px;
    padding: 0 10px;
    color: var(--dew);
    font-weight: 600;
    border-radius: var(--r-s);
  }
`;
export const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px 8px 12px;
  h3 {
    padding: 10px 8px 4px;
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
  }
`;
export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 4px 10px;
  border-radius: var(--r-s);
  cursor: pointer;
  scroll-margin-block: 36px 12px;
  > svg {
    color: var(--ink-3);
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    margin-left: 8px;
    color: var(--ink-3);
    font-size: inherit;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    box-shadow: inset 0 -2px 0 var(--gold);
  }
  &:hover {
    background: #f8f4ee;
  }
  &[aria-selected='true'] {
    background: var(--dew-tint);
  }
  ${adminMedia.abovePhone} {
    min-height: 38px;
  }
`;
export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  margin-left: auto;
  padding-left: 12px;
  color: var(--ink-2);
  white-space: nowrap;
  ${adminMedia.phone} {
    kbd {
      display: none;
    }
  }
`;
export const Note = styled.p`
  padding: 8px 18px;
  color: var(--ink-2);
  &[data-bad] {
    color: var(--danger);
  }
`;
export const Hints = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 16px;
  min-height: 38px;
  padding-inline: 16px;
  border-top: var(--hair);
  background: #f7f2eb;
  color: var(--ink-2);
  font-size: 0.8125rem;
  span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  ${adminMedia.phone} {
    display: none;
  }
`;
export const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  border-radius: var(--r-s);
  color: var(--ink-3);
  ${adminMedia.phone} {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
    kbd {
      display: none;
    }
  }
  ${adminMedia.abovePhone} {
    flex: 0 1 440px;
    min-width: 0;
    min-height: 32px;
    margin-right: auto;
    padding: 0 6px 0 10px;
    border: 1px solid var(--line-strong);
    background: var(--surface);
    > span {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-align: left;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
