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

/** The low sun dissolving into lines of mist, turning; it pulses instead where motion is unwanted. Seconds per turn. */
export function SpinningMark({ size, duration = 1.8 }: { size: number; duration?: number }) {
  return (
    <Drawing viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" $duration={duration}>
      <path d="M7 30.5a25 25 0 0 1 50 0 1.5 1.5 0 0 1-1.5 1.5h-47A1.5 1.5 0 0 1 7 30.5z" />
      <path d="M11 42h42M19.5 52h25" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" />
    </Drawing>
  );
}
