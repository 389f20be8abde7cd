import styled, { css } from 'styled-components';
import { underlined } from '@/ui';
import { adminMedia, denseButtons, Tabs } from '../shared';

/** The panel stands beside the list from this width. */
const WIDE = '@media (min-width: 1200px)';

export const HeadRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 14px;
`;
/** Close to the heading. */
export const UndeliveredTabs = styled(Tabs)`
  margin-block: -12px 0;
`;
/** The list and the panel; on a phone one of them. */
export const Split = styled.div<{ $isOpen: boolean; $hasPanel: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  margin-top: -20px;
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) ${({ $hasPanel }) => ($hasPanel ? '420px' : '')};
    gap: 0;
  }
  ${adminMedia.phone} {
    margin-top: -8px;
    > ${({ $isOpen }) => ($isOpen ? ':first-child' : ':last-child:not(:first-child)')} {
      display: none;
    }
  }
`;
/** A live region, which must exist before its text; while empty it takes no space in the page's grid. */
export const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;
export const Panel = styled.aside`
  min-width: 0;
  display: grid;
  gap: 14px;
  align-content: start;
  padding-block: 14px;
  outline: 0;
  ${WIDE} {
    min-height: calc(100vh - 190px);
    margin-right: calc(-1 * var(--admin-pad));
    padding: 14px 20px 24px;
    border-left: var(--hair);
    background: #fbf8f3;
  }
  ${adminMedia.narrow} {
    border-top: var(--hair);
  }
  h3 {
    font: 600 0.875rem/1.43 var(--sans);
  }
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty,
  form > [role]:empty {
    margin-top: -14px;
  }
`;
export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  > :last-child {
    margin-left: auto;
  }
  a {
    ${underlined}
  }
`;
export const BackLink = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--dew);
    font-weight: 500;
  }
  ${adminMedia.abovePhone} {
    display: none;
  }
`;
type Tone = 'over' | 'red' | 'gold' | 'calm';
const toned = css<{ $tone: Tone }>`
  color: ${({ $tone }) =>
    $tone === 'gold' ? 'var(--gold-ink)' : $tone === 'calm' ? 'var(--ink-2)' : 'var(--danger)'};
`;
/** The rest of the 24 hours, as a ring and as text. */
export const Left = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  vertical-align: middle;
  white-space: nowrap;
  ${toned}
  svg {
    flex: none;
  }
  b {
    font-weight: 600;
  }
`;
export const LeftBox = styled.p<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  padding: 8px 12px;
  border-radius: var(--r-s);
  background: ${({ $tone }) =>
    $tone === 'gold' ? 'var(--gold-tint)' : $tone === 'calm' ? 'var(--mist)' : 'var(--danger-tint)'};
  ${toned}
  b {
    font-weight: 600;
  }
`;
export const Row = styled.div`
  ${denseButtons}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > a,
  > button {
    flex: 1 1 150px;
  }
`;
export const AnswerForm = styled.form`
  ${denseButtons}
  display: grid;
  gap: 8px;
  fieldset {
    display: grid;
    gap: 6px;
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  legend {
    padding: 0 0 6px;
    font: 600 0.875rem/1.43 var(--sans);
  }
  label:has(> input[type='radio']) {
    padding: 8px 12px;
    border-radius: var(--r-s);
    background: var(--surface);
  }
  ${adminMedia.abovePhone} {
    input:not([type='radio']),
    select {
      height: max(36px, 1.5rem);
    }
    select + svg {
      top: 8px;
    }
  }
`;
export const Fields = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 4px;
`;
export const Attempts = styled.ol`
  display: grid;
  gap: 6px;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  time {
    margin-left: auto;
    color: var(--ink-3);
    white-space: nowrap;
  }
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 6px 12px;
  align-items: baseline;
  padding-top: 10px;
  border-top: var(--hair);
  dt {
    color: var(--ink-3);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd > a {
    margin-left: 8px;
  }
`;
export const Quiet = styled.span`
  color: var(--ink-3);
`;
/** Sums of the claims, by status. */
export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  padding-block: 14px;
  dt {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  dd {
    font: 600 1rem/1.5 var(--sans);
  }
`;
export const Text = styled.p`
  padding: 10px 12px;
  border: var(--hair);
  border-radius: var(--r-s);
  background: var(--surface);
  overflow-wrap: anywhere;
`;
