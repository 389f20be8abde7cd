import styled from 'styled-components';
import { underlined } from '@/ui';
import { messages } from './messages';

const Strip = styled.div`
  position: fixed;
  inset: auto 0 var(--foot, 0px);
  z-index: var(--z-toast);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0 16px;
  padding: 8px 20px;
  background: var(--ink);
  color: var(--paper);
  button {
    min-height: 44px;
    font-weight: 600;
    ${underlined}
  }
`;

interface TroubleStripProps {
  text: string;
  onRetry: () => void;
  /** Closes the overlay that should have opened; without it the strip stays until a retry succeeds. */
  onClose?: () => void;
}

/** A failure at the foot of the page. It is no dialog, because a dialog's code would have to load too. */
export function TroubleStrip({ text, onRetry, onClose }: TroubleStripProps) {
  return (
    <Strip role="alert">
      {text}
      <button type="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      )}
    </Strip>
  );
}
