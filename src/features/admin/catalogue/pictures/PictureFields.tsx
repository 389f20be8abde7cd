import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { toastShown } from '@/lib/toast';
import { Caption, ErrorNote, VisuallyHidden } from '@/ui';
import {
  InterruptedNote,
  DropZone,
  UploadList,
  isUnderWay,
  usePictureUploads,
} from '@/features/admin/pictures';
import { AddressEntry } from './AddressEntry';
import { Section, draftName, fieldId, useFields, type EditTarget } from '@/features/admin/fields';
import { pictureRestored } from './pictureRestored';
import type { CatalogueForm } from '../form/forms';
import { moveId, PictureRow, type MoveControl } from './PictureRow';
import { focusMoved, MovableList, useDragOrder } from '@/features/admin/arrange';
import { moved } from '@/lib/moved';
import { useFilePaste } from './useFilePaste';
import { messages } from '../messages';
import type { PictureDraft } from '@/domain/catalogue/draft/draft';

/** The pictures in their order; cards show the first. */
export function PictureFields({
  form: { images, name },
  target,
}: {
  form: CatalogueForm;
  target: EditTarget;
}) {
  const dispatch = useDispatch();
  const { change, errorOf, saving } = useFields();
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const focusNext = useRef<{ to: number; control: MoveControl }>(null);

  const showToast = (text: string) => dispatch(toastShown({ text }));
  const add = (picture: Omit<PictureDraft, 'alt'>, label: string) => {
    if (images.some(({ src }) => src === picture.src)) return showToast(messages.pictures.duplicate(label));
    if (images.length >= LIMITS.images) return showToast(messages.pictures.tooMany(1));
    return change({ images: [...images, { ...picture, alt: name }] });
  };
  const { uploads, interrupted, choose, again, remove, dismissInterrupted } = usePictureUploads({
    place: draftName(target),
    use: 'shelf',
    paused: saving,
    onPicture: (picture, upload) => add(picture, upload.name),
  });
  const room = LIMITS.images - images.length - uploads.filter(isUnderWay).length;
  const take = (files: File[]) => {
    if (saving) return;
    choose(files.slice(0, Math.max(0, room)));
    if (files.length > room) showToast(messages.pictures.tooMany(files.length - Math.max(0, room)));
  };
  useFilePaste(take);

  const move = (from: number, to: number, control: MoveControl = 'handle') => {
    focusNext.current = { to, control };
    setAnnounced(messages.pictures.movedTo(to + 1, images.length));
    change({ images: moved(images, from, to) });
  };
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next) focusMoved(moveId(next.to, next.control), moveId(next.to, 'handle'));
  }, [images]);
  const { dragged, offset, handle } = useDragOrder(list, move);

  const takeAway = (at: number) => {
    const picture = images[at];
    if (!picture) return;
    change({ images: images.filter((_, n) => n !== at) });
    const action = pictureRestored({ target, at, picture });
    dispatch(
      toastShown({
        text: messages.pictures.removed,
        actionLabel: messages.pictures.undo,
        action,
        durationMs: 10_000,
      }),
    );
    document.getElementById(fieldId('images'))?.focus();
  };
  const wrong = errorOf('images');
  return (
    <Section id={fieldId('images')} tabIndex={-1}>
      <h2>{messages.pictures.title}</h2>
      {images.length === 0 && <Caption>{messages.pictures.none}</Caption>}
      {images.length > 0 && (
        <MovableList ref={list}>
          {images.map((picture, at) => (
            <PictureRow
              key={picture.src}
              picture={picture}
              at={at}
              count={images.length}
              productName={name}
              offset={offset(at)}
              isDragged={dragged === at}
              drag={handle(at)}
              onAlt={(alt) => change({ images: images.map((one, n) => (n === at ? { ...one, alt } : one)) })}
              onMove={(to, control) => move(at, to, control)}
              onRemove={() => takeAway(at)}
            />
          ))}
        </MovableList>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <UploadList uploads={uploads} onAgain={again} onRemove={remove} />
      <InterruptedNote names={interrupted} onDismiss={dismissInterrupted} />
      {room > 0 ? (
        <>
          <DropZone
            use="shelf"
            several
            label={messages.pictures.choose}
            drop={messages.pictures.drop}
            disabled={saving}
            onFiles={take}
          />
          <AddressEntry
            disabled={saving}
            onAdd={(src) => add({ src, width: 0, height: 0, ground: '' }, src)}
          />
        </>
      ) : (
        <Caption>{messages.pictures.full}</Caption>
      )}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
    </Section>
  );
}
