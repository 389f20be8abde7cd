import { useState, type PointerEvent, type RefObject } from 'react';

/** The row being dragged: its index, the index it is over, and the distance in px. */
interface Drag {
  from: number;
  to: number;
  shift: number;
  /** The position of each row when the drag began, px. */
  rows: { top: number; height: number }[];
  startY: number;
}

/** Distance from the edge of the window that starts scrolling, and the step of each move. */
const EDGE_PX = 90;
const STEP_PX = 14;

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -STEP_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
}

/** The index at which the dragged row would land: after every row whose middle its leading edge has passed. */
function targetIndex({ rows, from }: Drag, shift: number): number {
  const own = rows[from];
  if (!own) return from;
  const lead = own.top + shift + (shift > 0 ? own.height : 0);
  const above = rows.filter(({ top, height }, at) => at !== from && top + height / 2 < lead);
  return above.length;
}

/**
 * Sorts the rows of a list by drag, with a mouse or a finger. `handle` has the pointer handlers of a row. The list changes on release; until
 * then `offset` says how far to draw each row from its place.
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
    setDrag({ ...drag, shift, to: targetIndex(drag, shift) });
  };
  const drop = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    setDrag(null);
  };

  /** The distance of a row from its place, px. */
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
