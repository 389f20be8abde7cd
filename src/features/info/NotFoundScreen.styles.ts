import styled from 'styled-components';
import { media } from '@/ui';

/** Text with a picture, beside it on a desktop or below it on a phone. */
export const Beside = styled.div`
  display: grid;
  gap: 28px;
  align-items: center;
  padding-block: 32px;
  p {
    margin-top: 10px;
    max-width: 40ch;
  }
  img {
    width: 100%;
    aspect-ratio: 5 / 4;
    object-fit: cover;
    border-radius: var(--r-l);
    background: var(--mist);
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: 80px;
    padding-block: 56px;
    img {
      aspect-ratio: 6 / 5;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;
