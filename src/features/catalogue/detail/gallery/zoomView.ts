/** Position of an enlarged picture in its frame: scaled about its centre, then moved by x and y, px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** Offset from the centre of the frame, px. */
export interface Point {
  x: number;
  y: number;
}

export const NOT_ZOOMED: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** Zoom factor of one press. */
export const PRESS = 2.5;
/** Zoom factor of one key press. */
export const KEY_ZOOM = 1.4;
export const KEY_PAN = 80;

const clamp = (value: number, max: number) => Math.max(-max, Math.min(max, value)) + 0;

/**
 * Limits the offset, so that no edge of the frame shows past the picture; an unzoomed picture is centred.
 */
function bounded({ scale, x, y }: ZoomView, frame: Size): ZoomView {
  const room = (length: number) => ((scale - 1) * length) / 2;
  return { scale, x: clamp(x, room(frame.width)), y: clamp(y, room(frame.height)) };
}

/** Zooms by a factor and keeps the point under the pointer in place. */
export function zoomAt(view: ZoomView, factor: number, at: Point, frame: Size): ZoomView {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale * factor));
  const grown = scale / view.scale;
  const x = at.x - (at.x - view.x) * grown;
  const y = at.y - (at.y - view.y) * grown;
  return bounded({ scale, x, y }, frame);
}

export function panBy(view: ZoomView, dx: number, dy: number, frame: Size): ZoomView {
  return bounded({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

export const isWhole = (view: ZoomView): boolean => view.scale === 1;

/** Distance and midpoint of two fingers. */
export function spread([a, b]: readonly [Point, Point]): { apart: number; middle: Point } {
  return { apart: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}

/** The view after a pinch: the picture follows the midpoint and grows as the fingers part. */
export function pinch(
  view: ZoomView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Size,
): ZoomView {
  const spreadBefore = spread(before);
  const spreadAfter = spread(after);
  if (spreadBefore.apart === 0) return view;
  const moved = panBy(
    view,
    spreadAfter.middle.x - spreadBefore.middle.x,
    spreadAfter.middle.y - spreadBefore.middle.y,
    frame,
  );
  return zoomAt(moved, spreadAfter.apart / spreadBefore.apart, spreadAfter.middle, frame);
}

/** Direction of a swipe across an unzoomed picture: next, previous, or 0. */
export function swiped(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < 48 || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
