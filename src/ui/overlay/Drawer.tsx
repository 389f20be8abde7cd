import { type ReactNode, useId, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../IconButton';
import { Overlay } from './Overlay';
import { PanelBody, PanelFoot, PanelHead } from './parts';
import { media } from '../theme/media';
import { H2 } from '../typography';
import { messages } from '../messages/overlay';

type Side = 'left' | 'right';

const enter = {
  left: keyframes`from { transform: translateX(-100%); }`,
  right: keyframes`from { transform: translateX(100%); }`,
};
const leave = {
  left: keyframes`to { transform: translateX(-100%); }`,
  right: keyframes`to { transform: translateX(100%); }`,
};

const Panel = styled.section<{ $side: Side; $width: number }>`
  position: fixed;
  inset: ${({ $side }) => ($side === 'right' ? '0 0 0 auto' : '0 auto 0 0')};
  width: min(${({ $width }) => $width}px, 100%);
  background: var(--paper);
  display: flex;
  flex-direction: column;
  box-shadow: var(--float);
  outline: 0;
  overflow: hidden;
  animation: ${({ $side }) => enter[$side]} var(--d-slow) var(--e-out);
  [data-leaving] & {
    animation: ${({ $side }) => leave[$side]} var(--d-fast) var(--e-in) forwards;
  }
  ${media.large} {
    border-radius: ${({ $side }) => ($side === 'right' ? 'var(--r-l) 0 0 var(--r-l)' : '0 var(--r-l) var(--r-l) 0')};
  }
  ${media.low} {
    overflow: auto;
    ${PanelHead} {
      position: sticky;
      top: 0;
      z-index: 1;
      background: var(--paper);
    }
    ${PanelBody} {
      flex: none;
      overflow: visible;
    }
  }
  &:focus-visible {
    box-shadow: var(--float);
  }
`;

const Title = styled(H2)`
  small {
    font: inherit;
    color: var(--ink-3);
  }
`;

export interface DrawerProps {
  /** `small` elements in the title are lighter. */
  title: ReactNode;
  onClose: () => void;
  /** Fixed at the foot while the rest scrolls. */
  footer?: ReactNode;
  side?: Side;
  /** px; full width on a narrower screen. */
  width?: number;
  children: ReactNode;
}

/** A panel from the side. Mount it to open, unmount it to close. */
export function Drawer({ title, onClose, footer, side = 'right', width = 450, children }: DrawerProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  return (
    <Overlay panel={panel} onClose={onClose}>
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
        $side={side}
        $width={width}
      >
        <PanelHead>
          <Title id={heading}>{title}</Title>
          <IconButton label={messages.close} icon="close" onClick={onClose} />
        </PanelHead>
        <PanelBody>{children}</PanelBody>
        {footer && <PanelFoot>{footer}</PanelFoot>}
      </Panel>
    </Overlay>
  );
}
