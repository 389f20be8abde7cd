import styled, { css } from 'styled-components';
import { SpinningMark } from './Mark';
import { messages } from '../messages/loader';

const Ground = styled.div<{ $full: boolean }>`
  display: grid;
  place-items: center;
  color: var(--dew);
  ${({ $full }) =>
    $full
      ? css`
          position: fixed;
          inset: 0;
          z-index: var(--z-scrim);
          background: #fff;
        `
      : 'padding: 48px 0;'}
`;

export interface LoaderProps {
  /** px */
  size?: number;
  fullScreen?: boolean;
}

/** The spinning mark on white, while a screen loads. */
export function Loader({ size = 112, fullScreen = true }: LoaderProps) {
  return (
    <Ground role="status" aria-label={messages.loadingContent} $full={fullScreen}>
      <SpinningMark size={size} />
    </Ground>
  );
}
