import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { toastShown } from '@/lib/toast';
import { Caption, ErrorNote, VisuallyHidden } from '@/ui';
import { CutOffNote } from '../pictures/CutOffNote';
import { DropZone } from '../pictures/DropZone';
import { UploadList } from '../pictures/UploadList';
import { isUnderWay } from '../pictures/uploadsSlice';
import { usePictureUploads } from '../pictures/usePictureUploads';
import { AddressEntry } from './AddressEntry';
import { Section } from './Editor.styles';
import { draftName, pictureRestored, type About } from './editorSlice';
import type { PictureForm, ShelfForm } from './forms';
import { moveId, PictureRow, type MoveControl } from './PictureRow';
import { MovableList } from '../arrange/Movable.styles';
import { pictureTexts } from './pictureTexts';
import { useDragOrder } from '../arrange/useDragOrder';
import { fieldId, useFields } from './useFields';
import { usePaste } from './usePaste';

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** A row that moved takes its focus along; at an end of the list its arrow leads nowhere any more. */
function focusMoved(to: number, control: MoveControl): void {
  const button = document.getElementById(moveId(to, control));
  const usable = button instanceof HTMLButtonElement && !button.disabled;
  (usable ? button : document.getElementById(moveId(to, 'handle')))?.focus();
}

/** The pictures in their order; the first is the one on cards. */
export function PictureFields({ form: { images, name }, about }: { form: ShelfForm; about: About }) {
  const dispatch = useDispatch();
  const { change, errorOf, saving } = useFields();
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const focusNext = useRef<{ to: number; control: MoveControl }>(null);

  const tell = (text: string) => dispatch(toastShown({ text }));
  const add = (picture: Omit<PictureForm, 'alt'>, called: string) => {
    if (images.some(({ src }) => src === picture.src)) return tell(pictureTexts.twice(called));
    if (images.length >= LIMITS.images) return tell(pictureTexts.tooMany(1));
    return change({ images: [...images, { ...picture, alt: name }] });
  };
  const { uploads, cutOff, choose, again, remove, dismissCutOff } = usePictureUploads({
    ...{ place: draftName(about), use: 'shelf', paused: saving },
    onPicture: (picture, upload) => add(picture, upload.name),
  });
  const room = LIMITS.images - images.length - uploads.filter(isUnderWay).length;
  const take = (files: File[]) => {
    if (saving) return;
    choose(files.slice(0, Math.max(0, room)));
    if (files.length > room) tell(pictureTexts.tooMany(files.length - Math.max(0, room)));
  };
  usePaste(take);

  const move = (from: number, to: number, control: MoveControl = 'handle') => {
    focusNext.current = { to, control };
    setTold(pictureTexts.movedTo(to + 1, images.length));
    change({ images: moved(images, from, to) });
  };
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next) focusMoved(next.to, next.control);
  }, [images]);
  const { dragged, offset, handle } = useDragOrder(list, move);

  const takeAway = (at: number) => {
    const picture = images[at];
    if (!picture) return;
    change({ images: images.filter((_, n) => n !== at) });
    const action = pictureRestored({ about, at, picture });
    dispatch(toastShown({ text: pictureTexts.removed, actionLabel: 'Undo', action, duration: 10_000 }));
    document.getElementById(fieldId('images'))?.focus();
  };
  const wrong = errorOf('images');
  return (
    <Section id={fieldId('images')} tabIndex={-1}>
      <h2>Pictures</h2>
      {images.length === 0 && <Caption>{pictureTexts.none}</Caption>}
      {images.length > 0 && (
        <MovableList ref={list}>
          {images.map((picture, at) => (
            <PictureRow
              key={picture.src}
              {...{ picture, at, count: images.length, productName: name }}
              offset={offset(at)}
              held={dragged === at}
              drag={handle(at)}
              onAlt={(alt) => change({ images: images.map((one, n) => (n === at ? { ...one, alt } : one)) })}
              onMove={(to, control) => move(at, to, control)}
              onRemove={() => takeAway(at)}
            />
          ))}
        </MovableList>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <UploadList uploads={uploads} onAgain={again} onRemove={remove} />
      <CutOffNote names={cutOff} onDismiss={dismissCutOff} />
      {room > 0 ? (
        <>
          <DropZone
            use="shelf"
            several
            label="Choose pictures"
            drop="Drop pictures here, or paste them"
            disabled={saving}
            onFiles={take}
          />
          <AddressEntry
            disabled={saving}
            onAdd={(src) => add({ src, width: 0, height: 0, ground: '' }, src)}
          />
        </>
      ) : (
        <Caption>{pictureTexts.full}</Caption>
      )}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
    </Section>
  );
}
