import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  isWhole,
  KEY_PAN,
  KEY_ZOOM,
  panBy,
  pinch,
  PRESS,
  swiped,
  NOT_ZOOMED,
  zoomAt,
  type Point,
  type ZoomView,
} from './zoomView';

/** Movement in px below which a touch counts as a press. */
const MAX_PRESS_MOVEMENT = 8;

/**
 * Pinch, wheel, drag, press and keys on an enlarged picture; a swipe across an unzoomed one turns to the
 * next.
 */
export function useZoom(turn: (by: 1 | -1) => void) {
  const stage = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<ZoomView>(NOT_ZOOMED);
  const fingers = useRef(new Map<number, Point>());
  const way = useRef({ dx: 0, dy: 0, moved: false });

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = box();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const turnTo = (by: 1 | -1) => {
    setView(NOT_ZOOMED);
    turn(by);
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    const at = pointOf(event);
    setView((now) => zoomAt(now, factor, at, box()));
  });
  // React's wheel listeners are passive, so they could not stop the page from zooming.
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) way.current = { dx: 0, dy: 0, moved: false };
    fingers.current.set(event.pointerId, pointOf(event));
    stage.current?.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, at);
    const [other] = others;
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    const travelled = way.current;
    way.current = { dx: travelled.dx + dx, dy: travelled.dy + dy, moved: travelled.moved || !!other };
    if (Math.hypot(way.current.dx, way.current.dy) > MAX_PRESS_MOVEMENT) way.current.moved = true;
    if (other) setView((now) => pinch(now, [before, other], [at, other], box()));
    else if (way.current.moved) setView((now) => panBy(now, dx, dy, box()));
  };
  const onPointerUp = (event: PointerEvent) => {
    const last = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    const by =
      last && isWhole(view) && event.type === 'pointerup' ? swiped(way.current.dx, way.current.dy) : 0;
    if (by !== 0) turnTo(by);
  };

  const onClick = (event: { clientX: number; clientY: number; detail: number }) => {
    if (event.detail > 0 && way.current.moved) return;
    const at = event.detail > 0 ? pointOf(event) : { x: 0, y: 0 };
    setView(isWhole(view) ? zoomAt(view, PRESS, at, box()) : NOT_ZOOMED);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pan = (dx: number, dy: number) => setView(panBy(view, dx, dy, box()));
    const zoom = (factor: number) => setView(zoomAt(view, factor, { x: 0, y: 0 }, box()));
    const isFitted = isWhole(view);
    const keys: Record<string, () => void> = {
      '+': () => zoom(KEY_ZOOM),
      '=': () => zoom(KEY_ZOOM),
      '-': () => zoom(1 / KEY_ZOOM),
      '0': () => setView(NOT_ZOOMED),
      ArrowLeft: () => (isFitted ? turnTo(-1) : pan(KEY_PAN, 0)),
      ArrowRight: () => (isFitted ? turnTo(1) : pan(-KEY_PAN, 0)),
      ...(isFitted ? {} : { ArrowUp: () => pan(0, KEY_PAN), ArrowDown: () => pan(0, -KEY_PAN) }),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    view,
    turnTo,
    stage: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onClick,
      onKeyDown,
    },
  };
}
