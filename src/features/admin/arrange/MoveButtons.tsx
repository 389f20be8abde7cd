import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { gripIcon, IconButton, upIcon } from '@/ui';
import { messages } from './messages';

const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

/** The controls that move a row. The pressed one keeps the focus at the row's new place. */
export type MoveControl = 'handle' | 'up' | 'down';

/** The pointer handlers of a row's handle, from `useDragOrder`. */
export type DragHandle = Record<string, (event: PointerEvent<HTMLElement>) => void>;

interface MoveButtonsProps {
  /** The name of the row. */
  title: string;
  at: number;
  count: number;
  disabled?: boolean;
  drag: DragHandle;
  idOf: (control: MoveControl) => string;
  onMove: (to: number, control: MoveControl) => void;
}

/** Moves a row of a list by drag, arrow keys or buttons. */
export function MoveButtons({ title, at, count, disabled = false, drag, idOf, onMove }: MoveButtonsProps) {
  const last = count - 1;
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last && to !== at) onMove(to, 'handle');
  };
  return (
    <>
      <Handle
        {...drag}
        id={idOf('handle')}
        label={messages.drag(title)}
        icon={gripIcon}
        disabled={disabled || count < 2}
        onKeyDown={keys}
      />
      <IconButton
        id={idOf('up')}
        label={messages.up(title)}
        icon={upIcon}
        iconSize={20}
        disabled={disabled || at === 0}
        onClick={() => onMove(at - 1, 'up')}
      />
      <IconButton
        id={idOf('down')}
        label={messages.down(title)}
        icon="down"
        iconSize={20}
        disabled={disabled || at === last}
        onClick={() => onMove(at + 1, 'down')}
      />
    </>
  );
}
