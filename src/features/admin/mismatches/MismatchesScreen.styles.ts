import styled from 'styled-components';
import { media } from '@/ui';
import { adminMedia, denseButtons } from '../shared';

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  > div:first-child {
    flex: 1 1 220px;
    max-width: 340px;
  }
  ${media.desktop} {
    > :last-child {
      margin-left: auto;
    }
  }
`;
/** Sentences of two or three lines; the rows are as high as they need. */
export const Words = styled.div<{ $strong?: boolean }>`
  padding-block: 8px;
  white-space: normal;
  overflow-wrap: anywhere;
  ${({ $strong }) => $strong && 'font-weight: 600;'}
  a {
    display: inline-block;
    min-height: 24px;
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  ${adminMedia.phone} {
    padding-block: 2px;
  }
`;
export const Settle = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  padding-block: 6px;
  white-space: normal;
  overflow-wrap: anywhere;
  ${denseButtons}
`;
/** A live region, which has to be there before its text; empty, it takes no room in the page's grid. */
export const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;
