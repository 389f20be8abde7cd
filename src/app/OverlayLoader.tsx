import styled, { keyframes } from 'styled-components';
import { SpinningMark } from '@/ui';
import { messages } from './boot/messages';

const appear = keyframes`from { opacity: 0; }`;

/** Comes up only for who has to wait. */
const Ground = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-scrim);
  display: grid;
  place-items: center;
  background: var(--scrim);
  color: var(--paper);
  animation: ${appear} var(--d-fast) 150ms backwards;
`;

/** The turning mark while what floats is on its way. */
export function OverlayLoader() {
  return (
    <Ground role="status" aria-label={messages.loadingContent}>
      <SpinningMark size={56} />
    </Ground>
  );
}
