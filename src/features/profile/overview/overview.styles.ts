import styled from 'styled-components';
import { Box, media } from '@/ui';

/** The parcel beside two small boxes; one below the other on a phone. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
`;

export const Boxes = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

export const Card = styled(Box)`
  padding: 20px 16px;
  display: grid;
  gap: 20px;
  align-content: start;
  overflow-wrap: anywhere;
  ${media.desktop} {
    padding: 24px;
  }
  h2 {
    font: 500 1.25rem/1.3 var(--serif);
  }
`;

export const QuietCard = styled(Card)`
  border-color: transparent;
  background: var(--mist);
  gap: 10px;
`;

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
`;

export const ListCard = styled(Card)`
  gap: 8px;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
`;
