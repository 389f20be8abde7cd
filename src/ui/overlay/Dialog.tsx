import { type ReactNode, useId, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../IconButton';
import { Overlay } from './Overlay';
import { PanelBody, PanelFoot, PanelHead } from './parts';
import { media } from '../theme/media';
import { H2 } from '../typography';
import { messages } from '../messages/overlay';
import { mixedGround } from '../mixedGround';

/** Widths in px on a desktop, where the last one fills the window. */
const WIDTHS = { confirm: 440, sheet: 560, login: 720, checkout: 940, zoom: null } as const;
export type DialogSize = keyof typeof WIDTHS;
const isFull = ({ $size }: { $size: DialogSize }) => WIDTHS[$size] === null;

const rise = keyframes`from { transform: translateY(100%); }`;
const sink = keyframes`to { transform: translateY(100%); }`;
const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const vanish = keyframes`to { opacity: 0; transform: translateY(8px); }`;

const Stage = styled.div<{ $size: DialogSize }>`
  position: fixed;
  inset: 0;
  display: flex;
  justify-content: center;
  align-items: flex-end;
  pointer-events: none;
  ${media.desktop} {
    align-items: center;
    padding: ${(props) => (isFull(props) ? 0 : 32)}px;
  }
`;
const wholeWindow = css`
  max-width: none;
  max-height: none;
  border-radius: 0;
`;
const centred = css<{ $size: DialogSize }>`
  max-width: ${({ $size }) => WIDTHS[$size]}px;
  max-height: calc(100vh - 64px);
  max-height: calc(100dvh - 64px);
  border-radius: var(--r-xl);
`;
const Panel = styled.section<{ $size: DialogSize }>`
  position: relative;
  pointer-events: auto;
  width: 100%;
  max-height: 94vh;
  max-height: 94dvh;
  ${({ $size }) => $size === 'login' && 'height: 94vh; height: 94dvh;'}
  display: flex;
  flex-direction: column;
  background: var(--paper);
  box-shadow: var(--float);
  border-radius: var(--r-xl) var(--r-xl) 0 0;
  overflow: hidden;
  outline: 0;
  animation: ${rise} var(--d-slow) var(--e-out);
  [data-leaving] & {
    animation: ${sink} var(--d-fast) var(--e-in) forwards;
  }
  &:focus-visible {
    box-shadow: var(--float);
    border-radius: var(--r-xl) var(--r-xl) 0 0;
  }
  ${media.tablet} {
    max-width: 640px;
  }
  ${media.desktop} {
    height: auto;
    ${(props) => (isFull(props) ? wholeWindow : centred)}
    animation-name: ${appear};
    animation-duration: var(--d-base);
    [data-leaving] & {
      animation-name: ${vanish};
    }
    &:focus-visible {
      border-radius: ${(props) => (isFull(props) ? '0' : 'var(--r-xl)')};
    }
  }
`;
const Grip = styled.span`
  position: relative;
  z-index: 2;
  flex: none;
  width: 36px;
  height: 4px;
  border-radius: 2px;
  ${mixedGround('var(--line-strong) 35%, var(--paper)', 'var(--line)')}
  margin: 8px auto -6px;
  ${media.desktop} {
    display: none;
  }
`;
const Corner = styled.div<{ $size: DialogSize }>`
  position: absolute;
  top: ${({ $size }) => ($size === 'checkout' ? 16 : 10)}px;
  right: 10px;
  /* Above a sticky head of the dialog's own. */
  z-index: 2;
  ${media.desktop} {
    ${({ $size }) => $size === 'checkout' && 'top: 18px; right: 18px;'}
  }
`;

export interface DialogProps {
  /**
   * The heading, with a close button beside it. Without it, pass `labelledBy` or `label` and render a head of your
   * own.
   */
  title?: string;
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  onClose: () => void;
  size?: DialogSize;
  role?: 'dialog' | 'alertdialog';
  /** Whether there is a close button; an alertdialog closes by its answers. */
  closable?: boolean;
  footer?: ReactNode;
  /**
   * Closing by a tap removes it before the page below becomes active again. For dialogs whose changes are already
   * visible below.
   */
  light?: boolean;
  children: ReactNode;
}

/**
 * A bottom sheet on phones, a centred dialog from 1024 px. Mount it to open, unmount it to close. The focus goes to an
 * element with `data-autofocus`, otherwise to the panel. With a title the body has padding, without one it has none.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, size = 'sheet', role = 'dialog', closable = role === 'dialog', footer } = props;
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const close = closable && <IconButton label={messages.close} icon="close" onClick={onClose} />;
  return (
    <Overlay panel={panel} onClose={onClose} light={props.light}>
      <Stage $size={size}>
        <Panel
          ref={panel}
          role={role}
          aria-modal="true"
          aria-labelledby={title ? heading : props.labelledBy}
          aria-label={props.label}
          aria-describedby={props.describedBy}
          tabIndex={-1}
          $size={size}
        >
          <Grip aria-hidden="true" />
          {title ? (
            <>
              <PanelHead>
                <H2 id={heading}>{title}</H2>
                {close}
              </PanelHead>
              <PanelBody>{props.children}</PanelBody>
            </>
          ) : (
            <>
              {close && <Corner $size={size}>{close}</Corner>}
              <PanelBody $flush>{props.children}</PanelBody>
            </>
          )}
          {footer && <PanelFoot>{footer}</PanelFoot>}
        </Panel>
      </Stage>
    </Overlay>
  );
}
