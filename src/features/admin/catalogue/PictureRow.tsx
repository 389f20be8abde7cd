import { LIMITS } from '@/domain/catalogue/draft/draft';
import { ErrorNote, IconButton, Picture, TextField, trashIcon } from '@/ui';
import { MoveButtons, type DragHandle, type MoveControl as AnyMove } from '../arrange/MoveButtons';
import type { PictureForm } from './forms';
import { MainMark, Moves, PictureEntry, TextButton, Thumb } from './PictureRow.styles';
import { pictureTexts } from './pictureTexts';
import { fieldId, useFields } from './useFields';

/** A picture can be made the main one as well. */
export type MoveControl = AnyMove | 'main';
export const moveId = (at: number, control: MoveControl) => fieldId(`images.${at}.${control}`);

interface PictureRowProps {
  picture: PictureForm;
  at: number;
  count: number;
  /** Whose name says too little of a picture. */
  productName: string;
  /** Px from its place, while something is dragged. */
  offset: number;
  held: boolean;
  drag: DragHandle;
  onAlt: (alt: string) => void;
  onMove: (to: number, control: MoveControl) => void;
  onRemove: () => void;
}

/** One picture: what it shows in words, its place in the order, and the way out. */
export function PictureRow(props: PictureRowProps) {
  const { picture, at, count, productName, offset, held, drag, onAlt, onMove, onRemove } = props;
  const { control, errorOf, saving } = useFields();
  const title = pictureTexts.title(at);
  const wrong = errorOf(`images.${at}.src`);
  const unsaid = ['', productName.trim()].includes(picture.alt.trim());
  return (
    <PictureEntry
      id={fieldId(`images.${at}`)}
      tabIndex={-1}
      aria-label={title}
      $held={held}
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <Thumb>
        <Picture picture={{ ...picture, width: 800, height: 1000 }} sizes="112px" alt="" />
        {at === 0 && <MainMark>Main</MainMark>}
      </Thumb>
      <TextField
        {...control(`images.${at}.alt`)}
        label="What it shows"
        warning={unsaid ? pictureTexts.say : undefined}
        maxLength={LIMITS.alt}
        value={picture.alt}
        onChange={(event) => onAlt(event.target.value)}
      />
      <Moves>
        <MoveButtons
          {...{ title, at, count, drag, onMove }}
          disabled={saving}
          idOf={(control) => moveId(at, control)}
        />
        {at > 0 && (
          <TextButton
            type="button"
            id={moveId(at, 'main')}
            disabled={saving}
            aria-label={`Make main, ${title}`}
            onClick={() => onMove(0, 'main')}
          >
            Make main
          </TextButton>
        )}
        <IconButton
          label={`Remove ${title}`}
          icon={trashIcon}
          iconSize={20}
          disabled={saving}
          onClick={onRemove}
        />
      </Moves>
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
    </PictureEntry>
  );
}
