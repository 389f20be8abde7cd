import styled, { keyframes } from 'styled-components';
import { SpinningMark } from '@/ui';
import { messages } from '../boot/messages';

const appear = keyframes`from { opacity: 0; }`;

/** Fades in late, so that a fast load shows no loader. */
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

/**
 * The spinning mark, shown while an overlay's code loads. A press does not move the focus, so that the
 * overlay can return it.
 */
export function OverlayLoader() {
  return (
    <Ground
      role="status"
      aria-label={messages.loadingContent}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SpinningMark size={56} />
    </Ground>
  );
}
