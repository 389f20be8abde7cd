import { type KeyboardEvent, type RefObject } from 'react';

/** Arrow keys move from the box into the strip below, through it and back. Returns whether it handled the key. */
export function useStripKeys(frame: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent): void => {
    const picks = [...(frame.current?.querySelectorAll('a') ?? [])];
    const box = frame.current?.querySelector('input');
    const at = picks.findIndex((pick) => pick === document.activeElement);
    const target = (): HTMLElement | null | undefined => {
      if (at < 0) return event.key === 'ArrowDown' ? picks[0] : undefined;
      switch (event.key) {
        case 'ArrowRight':
        case 'ArrowDown':
          return picks[Math.min(at + 1, picks.length - 1)];
        case 'ArrowLeft':
          return picks[Math.max(at - 1, 0)];
        case 'Home':
          return picks[0];
        case 'End':
          return picks.at(-1);
        case 'ArrowUp':
          return box;
        default:
          return undefined;
      }
    };
    const next = target();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
