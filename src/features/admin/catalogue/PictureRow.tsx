import type { KeyboardEvent, PointerEvent } from 'react';
import { LIMITS } from '@/domain/catalogueDraft/draft';
import { ErrorNote, IconButton, Picture, TextField } from '@/ui';
import type { PictureForm } from './forms';
import { Handle, MainMark, Moves, PictureEntry, TextButton, Thumb } from './PictureRow.styles';
import { pictureTexts } from './pictureTexts';
import { fieldId, useFields } from './useFields';

/** Which control of a row has the focus, so that it can have it again at the row's new place. */
export type MoveControl = 'handle' | 'up' | 'down' | 'main';
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
  drag: Record<string, (event: PointerEvent<HTMLElement>) => void>;
  onAlt: (alt: string) => void;
  onMove: (to: number, control: MoveControl) => void;
  onRemove: () => void;
}

/** One picture: what it shows in words, its place in the order, and the way out. */
export function PictureRow(props: PictureRowProps) {
  const { picture, at, count, productName, offset, held, drag, onAlt, onMove, onRemove } = props;
  const { control, errorOf, saving } = useFields();
  const title = pictureTexts.title(at);
  const last = count - 1;
  const wrong = errorOf(`images.${at}.src`);
  const unsaid = ['', productName.trim()].includes(picture.alt.trim());
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last && to !== at) onMove(to, 'handle');
  };
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
        <Handle
          {...drag}
          id={moveId(at, 'handle')}
          label={`Move ${title}: drag it, or press the arrow keys`}
          icon="grip"
          disabled={saving || count < 2}
          onKeyDown={keys}
        />
        <IconButton
          id={moveId(at, 'up')}
          label={`Move ${title} up`}
          icon="up"
          iconSize={20}
          disabled={saving || at === 0}
          onClick={() => onMove(at - 1, 'up')}
        />
        <IconButton
          id={moveId(at, 'down')}
          label={`Move ${title} down`}
          icon="down"
          iconSize={20}
          disabled={saving || at === last}
          onClick={() => onMove(at + 1, 'down')}
        />
        {at > 0 && (
          <TextButton
            type="button"
            id={moveId(at, 'main')}
            disabled={saving}
            aria-label={`Make ${title} the main one`}
            onClick={() => onMove(0, 'main')}
          >
            Make main
          </TextButton>
        )}
        <IconButton
          label={`Remove ${title}`}
          icon="trash"
          iconSize={20}
          disabled={saving}
          onClick={onRemove}
        />
      </Moves>
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
    </PictureEntry>
  );
}
