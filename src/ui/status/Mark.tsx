import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';

const turn = keyframes`to { transform: rotate(1turn); }`;
const pulse = keyframes`50% { opacity: 0.35; }`;

const Drawing = styled.svg<{ $duration: number }>`
  flex: none;
  fill: currentColor;
  animation: ${turn} ${({ $duration }) => $duration}s var(--e-soft) infinite;
  ${media.stillness} {
    animation: ${pulse} 1s linear infinite;
  }
`;

/**
 * The spinning mark, which every document contains (src/domain/pictures/logo.ts); with reduced motion it pulses
 * instead. `seconds` per turn.
 */
export function SpinningMark({ size, duration = 1.8 }: { size: number; duration?: number }) {
  return (
    <Drawing width={size} height={size} aria-hidden="true" $duration={duration}>
      <use href="#mark" />
    </Drawing>
  );
}
