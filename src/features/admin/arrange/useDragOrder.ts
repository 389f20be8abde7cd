import { useState, type PointerEvent, type RefObject } from 'react';

/** What is being dragged: from which place, over which, and how far, px. */
interface Drag {
  from: number;
  to: number;
  shift: number;
  /** Where each row was when it began, and how far the next is from it. */
  rows: { top: number; height: number }[];
  startY: number;
}

/** Px from an edge of the window at which it begins to scroll, and by how much at each move. */
const EDGE = 90;
const STEP = 14;

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}

/** Where the dragged row would go: past every row whose middle its leading edge has passed. */
function placeOf({ rows, from }: Drag, shift: number): number {
  const own = rows[from];
  if (!own) return from;
  const lead = own.top + shift + (shift > 0 ? own.height : 0);
  const above = rows.filter(({ top, height }, at) => at !== from && top + height / 2 < lead);
  return above.length;
}

/**
 * Drags the rows of a list into another order, with a mouse or a finger: `handle` is what a row is held by. The list itself
 * changes when it is let go of; until then rows are moved by what `offset` says.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const begin = (from: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: top + window.scrollY, height };
    });
    setDrag({ from, to: from, shift: 0, rows, startY: event.pageY });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    scrollAtEdge(event.clientY);
    const shift = event.pageY - drag.startY;
    setDrag({ ...drag, shift, to: placeOf(drag, shift) });
  };
  const drop = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    setDrag(null);
  };

  /** How far a row stands from its place, px. */
  function offset(at: number): number {
    if (!drag) return 0;
    const { from, to, shift, rows } = drag;
    if (at === from) return shift;
    const gap = (rows[1]?.top ?? 0) - (rows[0]?.top ?? 0) - (rows[0]?.height ?? 0);
    const room = (rows[from]?.height ?? 0) + gap;
    if (at > from && at <= to) return -room;
    return at < from && at >= to ? room : 0;
  }

  return {
    dragged: drag?.from ?? null,
    offset,
    handle: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(at, event),
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  };
}
