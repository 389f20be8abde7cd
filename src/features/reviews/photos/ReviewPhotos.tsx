import { useState } from 'react';
import type { ViewablePhoto } from '@/domain/reviews/photo';
import { Dialog } from '@/ui';
import { messages } from '../messages';
import { Large, Strip } from './Photos.styles';

/** Thumbnails of a review's photos; a press enlarges one. */
export function ReviewPhotos({ photos, author }: { photos: readonly ViewablePhoto[]; author: string }) {
  const [opened, setOpened] = useState<number | null>(null);
  const photo = opened === null ? undefined : photos[opened];
  if (photos.length === 0) return null;
  return (
    <>
      <Strip aria-label={messages.photosBy(author)}>
        {photos.map(({ id, small }, at) => (
          <li key={id}>
            <button type="button" onClick={() => setOpened(at)}>
              <img src={small} alt={messages.photoBy(at + 1, author)} width={88} height={88} loading="lazy" />
            </button>
          </li>
        ))}
      </Strip>
      {photo && opened !== null && (
        <Dialog title={messages.photosBy(author)} onClose={() => setOpened(null)}>
          <Large
            src={photo.large}
            alt={messages.photoBy(opened + 1, author)}
            width={photo.width}
            height={photo.height}
          />
        </Dialog>
      )}
    </>
  );
}
