import { LIMITS } from '@/domain/catalogue/draft/draft';
import { ErrorNote, IconButton, Picture, TextField, trashIcon } from '@/ui';
import { MoveButtons, type DragHandle, type MoveControl as AnyMove } from '@/features/admin/arrange';
import { MainMark, Moves, PictureEntry, TextButton, Thumb } from './PictureRow.styles';
import { fieldId, useFields } from '@/features/admin/fields';
import { messages } from '../messages';
import type { PictureDraft } from '@/domain/catalogue/draft/draft';

/** A picture can be made the main one as well. */
export type MoveControl = AnyMove | 'main';
export const moveId = (at: number, control: MoveControl) => fieldId(`images.${at}.${control}`);

interface PictureRowProps {
  picture: PictureDraft;
  at: number;
  count: number;
  /** As an alt text this name says too little. */
  productName: string;
  /** Px from its place, while something is dragged. */
  offset: number;
  isDragged: boolean;
  drag: DragHandle;
  onAlt: (alt: string) => void;
  onMove: (to: number, control: MoveControl) => void;
  onRemove: () => void;
}

/** One picture with its alt text, and buttons that move and remove it. */
export function PictureRow(props: PictureRowProps) {
  const { picture, at, count, productName, offset, isDragged, drag, onAlt, onMove, onRemove } = props;
  const { control, errorOf, saving } = useFields();
  const title = messages.pictures.name(at);
  const wrong = errorOf(`images.${at}.src`);
  const isAltMissing = ['', productName.trim()].includes(picture.alt.trim());
  return (
    <PictureEntry
      id={fieldId(`images.${at}`)}
      tabIndex={-1}
      aria-label={title}
      $held={isDragged}
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <Thumb>
        <Picture picture={{ ...picture, width: 800, height: 1000 }} sizes="112px" alt="" />
        {at === 0 && <MainMark>{messages.pictures.main}</MainMark>}
      </Thumb>
      <TextField
        {...control(`images.${at}.alt`)}
        label={messages.pictures.alt}
        warning={isAltMissing ? messages.pictures.altMissing : undefined}
        maxLength={LIMITS.alt}
        value={picture.alt}
        onChange={(event) => onAlt(event.target.value)}
      />
      <Moves>
        <MoveButtons
          title={title}
          at={at}
          count={count}
          drag={drag}
          onMove={onMove}
          disabled={saving}
          idOf={(control) => moveId(at, control)}
        />
        {at > 0 && (
          <TextButton
            type="button"
            id={moveId(at, 'main')}
            disabled={saving}
            aria-label={messages.pictures.makeMainLabel(title)}
            onClick={() => onMove(0, 'main')}
          >
            {messages.pictures.makeMain}
          </TextButton>
        )}
        <IconButton
          label={messages.form.remove(title)}
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
