import styled from 'styled-components';
import { media } from '../theme/media';

export const Wrap = styled.div`
  max-width: calc(var(--max) + 2 * var(--gutter));
  width: 100%;
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
export const Section = styled.section`
  padding-block: calc(var(--section) / 2);
`;
/** A section's heading, with its link at the right end. */
export const SectionHead = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  margin-bottom: var(--s5);
  ${media.desktop} {
    margin-bottom: var(--s8);
  }
`;
/** A frame around one task: PIN code, offers, address, order. */
export const Box = styled.div`
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  padding: 18px 16px;
`;
/** Grid of product cards: two, three, four across. */
export const CardGrid = styled.ul<{ $four?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px 12px;
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 36px 20px;
  }
  /* Four are four across as soon as that leaves a card the width it has on a phone. */
  @media (min-width: 700px) {
    ${({ $four }) => $four && 'grid-template-columns: repeat(4, minmax(0, 1fr));'}
  }
  ${media.desktop} {
    gap: 48px 24px;
  }
`;
