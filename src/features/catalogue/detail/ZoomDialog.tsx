import { useState } from 'react';
import styled from 'styled-components';
import type { Picture as PictureData } from '@/domain/catalogue';
import { Dialog, IconButton, Picture } from '@/ui';

const Stage = styled.div<{ $close: boolean }>`
  position: relative;
  overflow: auto;
  height: 84dvh;
  background: var(--mist);
  img {
    object-fit: ${({ $close }) => ($close ? 'cover' : 'contain')};
    width: ${({ $close }) => ($close ? '200%' : '100%')};
    max-width: none;
    height: ${({ $close }) => ($close ? 'auto' : '100%')};
    background: transparent;
  }
`;
const Press = styled.button<{ $close: boolean }>`
  display: block;
  width: 100%;
  ${({ $close }) => !$close && 'height: 100%;'}
  cursor: ${({ $close }) => ($close ? 'zoom-out' : 'zoom-in')};
  &:focus-visible {
    box-shadow: inset 0 0 0 3px var(--dew);
  }
`;
const Steps = styled.div`
  position: absolute;
  left: 50%;
  bottom: 16px;
  transform: translateX(-50%);
  display: flex;
  gap: 8px;
  button {
    background: var(--surface);
    border-radius: 50%;
  }
`;

interface ZoomDialogProps {
  name: string;
  images: readonly PictureData[];
  start: number;
  onClose: () => void;
}

/** The pictures as large as the screen; a press comes closer still. */
export function ZoomDialog({ name, images, start, onClose }: ZoomDialogProps) {
  const [at, setAt] = useState(start);
  const [close, setClose] = useState(false);
  const image = images[at];
  const step = (by: number) => {
    setClose(false);
    setAt((at + by + images.length) % images.length);
  };
  return (
    <Dialog label={`${name}, enlarged`} size="zoom" onClose={onClose}>
      <Stage $close={close}>
        <Press
          type="button"
          aria-label={close ? 'See it whole' : 'Come closer'}
          onClick={() => setClose(!close)}
          $close={close}
        >
          {image && <Picture picture={image} sizes="(min-width: 1024px) 1160px, 200vw" eager />}
        </Press>
      </Stage>
      {images.length > 1 && (
        <Steps>
          <IconButton label="Previous picture" icon="back" onClick={() => step(-1)} />
          <IconButton label="Next picture" icon="next" onClick={() => step(1)} />
        </Steps>
      )}
    </Dialog>
  );
}
