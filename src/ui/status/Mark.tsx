import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';

const turn = keyframes`to { transform: rotate(1turn); }`;
const pulse = keyframes`50% { opacity: 0.35; }`;

const Drawing = styled.svg`
  flex: none;
  fill: currentColor;
  animation: ${turn} 1.8s var(--e-soft) infinite;
  ${media.stillness} {
    animation: ${pulse} 1s linear infinite;
  }
`;

/**
 * The spinning mark, which every document contains (src/domain/pictures/logo.ts); with reduced motion it pulses
 * instead.
 */
export function SpinningMark({ size }: { size: number }) {
  return (
    <Drawing width={size} height={size} aria-hidden="true">
      <use href="#mark" />
    </Drawing>
  );
}
