import { useEffect, useEffectEvent } from 'react';
import { isAnyLayerOpen } from '@/ui';
import { useKeysSetting } from './KeysProvider';

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** The name of a key press in `useKeys`: 'mod+s' with Ctrl or ⌘, otherwise the key itself. */
function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (altKey) return '';
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();
}

/**
 * Keyboard shortcuts while the component is mounted. A single key is a shortcut only when the focus is not in a text field, no overlay is
 * open, and the admin has not turned single keys off.
 */
export function useKeys(keys: Record<string, () => void>): void {
  const { single } = useKeysSetting();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!act || event.defaultPrevented || isAnyLayerOpen()) return;
    const typing = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
    if (!name.startsWith('mod+') && (typing || !single)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
