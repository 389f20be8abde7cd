import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_PHOTOS } from '@/domain/reviews/photo';
import { heldFiles } from '@/services';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, Caption, ErrorNote, IconButton } from '@/ui';
import { messages } from '../messages';
import { PhotoRow, Photos } from './Photos.styles';
import { photoRemoved, photosChosen, selectFormPhotos, type FormPhoto } from '../reviewsSlice';

const pictureOf = ({ key, state }: FormPhoto) =>
  state.status === 'done' ? state.photo.small : heldFiles.previewOf(key);

/** The photos of the form. Each is uploaded when chosen, and stored until the review is saved. */
export function PhotosField({ productId, busy }: { productId: string; busy: boolean }) {
  const dispatch = useDispatch();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const photos = useSelector(selectFormPhotos(productId));
  const [leftOut, setLeftOut] = useState(0);
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(photos.length);
  const room = MAX_PHOTOS - photos.filter(({ state }) => state.status !== 'failed').length;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const files = chosen.slice(0, room);
    setLeftOut(chosen.length - files.length);
    // The same file can be chosen again after it was removed.
    target.value = '';
    if (files.length === 0) return;
    const held = files.map((file) => ({ key: heldFiles.hold(file), name: file.name }));
    dispatch(photosChosen({ productId, files: held }));
  };
  const remove = (key: string) => {
    dispatch(photoRemoved(key));
    setLeftOut(0);
  };
  return (
    <Photos role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span id={`${id}-label`}>
        {messages.photos} <i>{messages.optional}</i>
      </span>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, at) => (
            <PhotoRow key={photo.key} aria-busy={photo.state.status === 'sending'}>
              {photo.state.status === 'failed' ? (
                <div role="alert">
                  <ErrorNote>{messages.photoFailed(photo.name, photo.state.message)}</ErrorNote>
                </div>
              ) : (
                <img src={pictureOf(photo)} alt={messages.photo(at + 1)} width={88} height={88} />
              )}
              <IconButton
                label={messages.removePhoto(at + 1)}
                icon="close"
                iconSize={20}
                onClick={() => remove(photo.key)}
              />
            </PhotoRow>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="ghost"
        size="sm"
        disabled={busy || room <= 0}
        onClick={() => input.current?.click()}
      >
        {messages.addPhotos}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={messages.addPhotos}
        tabIndex={-1}
        hidden
        onChange={choose}
      />
      {leftOut > 0 && (
        <div role="alert">
          <ErrorNote>{messages.photosLeftOut(leftOut, MAX_PHOTOS)}</ErrorNote>
        </div>
      )}
      <Caption id={`${id}-hint`}>{messages.photosHint}</Caption>
    </Photos>
  );
}
