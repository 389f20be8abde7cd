import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether the stack is hovered, focused or tapped open. A dismissed toast swallows its leave and blur events, so the
 * stack's state is read again with every event.
 */
export function useHeld(stack: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!stack.current) return undefined;
    const look = () =>
      setHeld((wasHeld) => wasHeld && (stack.current?.matches(':hover, :focus-within') ?? false));
    const watcher = new MutationObserver(look);
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

  const byMouse = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setHeld(next);
  };
  return {
    isHeld,
    handlers: {
      onPointerEnter: byMouse(true),
      onPointerLeave: byMouse(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onClick: () => setHeld(true),
    },
  };
}
