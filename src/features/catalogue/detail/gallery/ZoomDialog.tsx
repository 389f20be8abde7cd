import { useState } from 'react';
import styled from 'styled-components';
import type { Picture as PictureData } from '@/domain/catalogue/catalogue';
import { Caption, Dialog, IconButton, media, Picture } from '@/ui';
import { useZoom } from './useZoom';
import { isWhole } from './zoomView';
import { messages } from '../messages/zoom';

const Stage = styled.button<{ $close: boolean }>`
  display: block;
  width: 100%;
  height: 84vh;
  height: 84dvh;
  overflow: hidden;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  cursor: ${({ $close }) => ($close ? 'zoom-out' : 'zoom-in')};
  > div {
    display: flex;
    justify-content: center;
    height: 100%;
  }
  img {
    width: auto;
    max-width: 100%;
    object-fit: contain;
    background: transparent;
    will-change: transform;
    pointer-events: none;
  }
  ${media.desktop} {
    height: 100vh;
    height: 100dvh;
    padding: 16px;
    img {
      border-radius: var(--r-l);
    }
  }
  &:focus-visible {
    border-radius: 0;
    box-shadow: none;
    outline: 3px solid var(--dew);
    outline-offset: -3px;
  }
`;
const Steps = styled.div`
  position: absolute;
  left: 50%;
  bottom: 16px;
  transform: translateX(-50%);
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 4px;
  border-radius: var(--r-pill);
  border: var(--hair);
  background: var(--surface);
  ${media.desktop} {
    bottom: 32px;
  }
  button {
    border-radius: 50%;
  }
  button:focus-visible {
    border-radius: 50%;
  }
  p {
    min-width: 44px;
    text-align: center;
  }
`;

interface ZoomDialogProps {
  name: string;
  images: readonly PictureData[];
  start: number;
  onClose: () => void;
}

/** Full-screen pictures with pinch, drag and swipe. Keys can do all of it too. */
export default function ZoomDialog({ name, images, start, onClose }: ZoomDialogProps) {
  const [at, setAt] = useState(start);
  const image = images[at];
  const { view, stage, turnTo } = useZoom((by) => setAt((at + by + images.length) % images.length));
  const close = !isWhole(view);
  return (
    <Dialog label={messages.zoomDialog.enlarged(name)} size="zoom" onClose={onClose}>
      <Stage
        type="button"
        data-autofocus=""
        aria-label={close ? messages.zoomDialog.seeItWhole : messages.zoomDialog.comeCloser}
        $close={close}
        {...stage}
      >
        {image && (
          <div style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
            {/* Without its ground, which would show as bands beside it. */}
            <Picture picture={{ ...image, ground: '' }} sizes="(min-width: 1024px) 1160px, 200vw" eager />
          </div>
        )}
      </Stage>
      {images.length > 1 && (
        <Steps>
          <IconButton label={messages.zoomDialog.previousPicture} icon="back" onClick={() => turnTo(-1)} />
          <Caption role="status" aria-label={messages.zoomDialog.pictureOf(at + 1, images.length)}>
            {at + 1} / {images.length}
          </Caption>
          <IconButton label={messages.zoomDialog.nextPicture} icon="next" onClick={() => turnTo(1)} />
        </Steps>
      )}
    </Dialog>
  );
}
