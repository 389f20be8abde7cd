import styled from 'styled-components';
import { Box, media, Wrap } from '@/ui';

export const Page = styled(Wrap)`
  padding-block: 28px 64px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  ${media.desktop} {
    padding-block: 40px 96px;
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
`;
export const Note = styled.p<{ $cheaper?: boolean }>`
  margin-top: 6px;
  font-size: var(--t-cap);
  color: var(--ink-3);
  ${({ $cheaper }) => $cheaper && 'color: var(--dew); font-weight: 600;'}
`;
/** A notice about the list, with its action. */
export const Aside = styled(Box)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  padding-block: 12px;
  color: var(--ink-2);
  > p {
    flex: 1 1 320px;
    text-wrap: pretty;
  }
`;
export const LinkLine = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  p {
    margin-top: 4px;
    text-wrap: pretty;
  }
`;
