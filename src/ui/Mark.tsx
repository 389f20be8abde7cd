import styled, { keyframes } from 'styled-components';
import { media } from './theme/media';

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

/** The mark, which stands in every document (src/domain/general/logo.ts), turning; it pulses instead where motion is unwanted. Seconds per turn. */
export function SpinningMark({ size, duration = 1.8 }: { size: number; duration?: number }) {
  return (
    <Drawing width={size} height={size} aria-hidden="true" $duration={duration}>
      <use href="#mark" />
    </Drawing>
  );
}
