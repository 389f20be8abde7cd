import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

const isUsed = (stack: RefObject<HTMLElement | null>): boolean =>
  stack.current?.matches(':hover, :focus-within') ?? false;

/**
 * Whether the stack is hovered, focused or tapped open. A dismissed toast swallows its leave and blur events, so the
 * stack's state is read again with every event.
 */
export function useHeld(stack: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!stack.current) return undefined;
    const watcher = new MutationObserver(() => setHeld((wasHeld) => wasHeld && isUsed(stack)));
    watcher.observe(stack.current, { childList: true });
    return () => watcher.disconnect();
  }, [stack]);

  useEffect(() => {
    if (!isHeld) return undefined;
    const pressed = (event: Event) => {
      if (!stack.current?.contains(event.target as Node)) setHeld(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isHeld, stack]);

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };
  const hold = () => setHeld(true);
  const look = () => setHeld((wasHeld) => wasHeld && isUsed(stack));
  return {
    isHeld,
    handlers: {
      onPointerEnter: byMouse(hold),
      onPointerLeave: byMouse(look),
      onFocus: hold,
      onBlur: look,
      onClick: hold,
    },
  };
}
