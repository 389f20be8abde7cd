import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { DOUBLE_PRESS_MS, ignoreSecondPress } from './ignoreSecondPress';
import { ageMs, recordCreation } from './leave';
import { useOverlay } from './useOverlay';

const fade = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  background: var(--scrim);
  animation: ${fade} var(--d-base) var(--e-out);
  [data-leaving] & {
    animation: ${fadeOut} var(--d-fast) var(--e-in) forwards;
  }
`;

function newLayer(): HTMLElement {
  const layer = document.createElement('div');
  // A stacking context of its own, so that a dialog dims a dialog below it.
  layer.style.cssText = 'position: relative; z-index: var(--z-dialog);';
  recordCreation(layer);
  return layer;
}

/** Nothing in a scrim is focusable; a press would only drop the focus. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface OverlayProps {
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  light?: boolean | undefined;
  children: ReactNode;
}

/**
 * A layer over the page with a scrim, which closes it when pressed. The second press of a double click was meant for the
 * button that opened the layer, or for the one in it that closed it.
 */
export function Overlay({ panel, onClose, light, children }: OverlayProps) {
  const [layer] = useState(newLayer);
  useOverlay(layer, panel, onClose, light);
  useEffect(ignoreSecondPress, []);
  // iOS Safari counts no clicks, so `detail` is not enough.
  const isSecondTap = useRef(false);
  const notePress = ({ pointerType }: PointerEvent) => {
    isSecondTap.current = pointerType === 'touch' && ageMs(layer) < DOUBLE_PRESS_MS;
  };
  const press = (event: MouseEvent) => {
    if (event.detail < 2 && !isSecondTap.current) onClose();
  };
  return createPortal(
    <>
      <Scrim
        data-scrim=""
        onPointerDown={notePress}
        onClick={press}
        onMouseDown={keepFocus}
        aria-hidden="true"
      />
      {children}
    </>,
    layer,
  );
}
