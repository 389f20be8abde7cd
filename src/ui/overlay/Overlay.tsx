import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { ignoreSecondPress } from './ignoreSecondPress';
import { recordCreation } from './leave';
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
  useEffect(() => ignoreSecondPress, []);
  const press = (event: MouseEvent) => {
    if (event.detail < 2) onClose();
  };
  return createPortal(
    <>
      <Scrim data-scrim="" onClick={press} onMouseDown={keepFocus} aria-hidden="true" />
      {children}
    </>,
    layer,
  );
}
