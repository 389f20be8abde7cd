import styled from 'styled-components';
import { adminMedia, CHOSEN } from '../shared';

/** The packing table beside the print-outs and the next orders; on a phone below each other. */
export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 12px 24px;
  ${adminMedia.abovePhone} {
    grid-template-columns: minmax(0, 1fr) max(300px, 14rem);
    align-items: start;
  }
`;
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  section {
    padding: 14px;
    border: var(--hair);
    border-radius: var(--r-m);
  }
  h2 {
    margin-bottom: 8px;
    font: 600 1rem/1.5 var(--sans);
  }
  li,
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px;
    padding-block: 4px;
  }
  dd {
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
/** The next orders: each a button with its number, and its customer at the other end. */
export const Queue = styled.ul`
  && li {
    align-items: center;
  }
  button {
    flex: none;
  }
  li > span {
    flex: 1 1 5rem;
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 6px 14px;
  h1 {
    font: 600 1.5rem/1.3 var(--sans);
    overflow-wrap: anywhere;
  }
  > :last-child {
    margin-left: auto;
  }
`;
export const Field = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  padding-inline: 16px;
  border: 2px solid var(--dew);
  border-radius: var(--r-m);
  background: var(--surface);
  &:focus-within {
    outline: 2px solid var(--dew);
    outline-offset: 1px;
  }
  input {
    flex: 1 1 9rem;
    min-width: 0;
    height: max(54px, 2.25rem);
    border: 0;
    outline: 0;
    background: none;
    font: 400 1.125rem/1 var(--sans);
  }
  /* The frame around it has the ring. */
  input:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;
/** Solid red is only for scans that are refused. */
export const Refusal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
  border-radius: var(--r-m);
  background: var(--danger);
  color: #fff;
  b {
    display: block;
    font-size: 1.125rem;
  }
  p {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
    border-color: #fff;
    background: #fff;
    color: var(--danger);
  }
`;
export const Units = styled.ul`
  border-bottom: var(--hair);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-inline: -10px;
    padding: 12px 10px;
    border-radius: var(--r-s);
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    flex: none;
    width: 64px;
  }
  > li > div {
    flex: 1 1 7.5rem;
    min-width: 0;
  }
  > li[data-next] {
    background: ${CHOSEN};
  }
  img {
    width: 64px;
    height: 72px;
    border-radius: var(--r-s);
  }
  b {
    display: block;
    font: 500 1.25rem/1.3 var(--sans);
  }
`;
/** Readable at arm's length. */
export const Count = styled.span`
  margin-left: auto;
  font: 600 2rem/1 var(--sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-done] {
    color: var(--dew);
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  > :last-child {
    margin-left: auto;
  }
`;
export const PlaceForm = styled.details`
  summary {
    display: inline-block;
    cursor: pointer;
    color: var(--ink-2);
    min-height: 24px;
    ${adminMedia.phone} {
      min-height: 44px;
      padding-block: 10px;
    }
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding-top: 6px;
  }
  input {
    width: max(110px, 5rem);
    height: max(36px, 1.5rem);
    padding-inline: 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-s);
    ${adminMedia.phone} {
      height: 44px;
      font-size: 1rem;
    }
  }
`;
