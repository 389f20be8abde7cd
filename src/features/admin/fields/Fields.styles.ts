import styled from 'styled-components';
import { media } from '@/ui';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 24px;
  border-top: var(--hair);
  min-width: 0;
  &:focus-visible {
    border-radius: 0;
  }
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  /* A date's own width grows with its text. */
  > * {
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** One size, one picture, one part of a combo. */
export const Entry = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: 14px;
  padding: 16px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
`;

export const EntryHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  align-items: start;
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;
