import { useRef } from 'react';
import { useOnChange } from './useOnChange';

/**
 * Moves the focus of a 'Show more' button to the first new entry: the button disappears with the last ones. The entries
 * are the articles of the list of `count`, with `tabIndex={-1}`. A focus that is elsewhere meanwhile stays there.
 */
export function useFocusOnFirstNew<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const pressed = useRef<{ count: number; button: Element | null } | null>(null);
  useOnChange(count, () => {
    if (!pressed.current || count <= pressed.current.count) return;
    const { count: before, button } = pressed.current;
    pressed.current = null;
    const at = document.activeElement;
    if (at !== button && at !== document.body) return;
    list.current?.querySelectorAll<HTMLElement>('article')[before]?.focus({ preventScroll: true });
  });
  /** Call it on the press. */
  const notePress = () => {
    pressed.current = { count, button: document.activeElement };
  };
  return { list, notePress };
}
