import styled from 'styled-components';
import { LinkColumn } from '@/features/mailLink';
import { media } from '@/ui';

/** The reward beside its conditions; below each other on a phone. */
export const FriendPage = styled(LinkColumn)`
  max-width: 520px;
  ${media.desktop} {
    max-width: none;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 72px;
    align-items: start;
  }
`;
export const Column = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;
