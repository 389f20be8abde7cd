import { useEffect, useEffectEvent } from 'react';
import { isAnyLayerOpen } from '@/ui';
import { useKeysSetting } from './KeysProvider';

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/**
 * Keyboard shortcuts while the component is mounted: 'j', 'mod+s' for Ctrl or ⌘ S, 'g o' for G and then O. A key without Ctrl is a
 * shortcut only when the focus is not in a text field, no overlay is open, and the colleague has not turned single keys off.
 */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const { single, nameOf } = useKeysSetting();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
    const isCombined = event.ctrlKey || event.metaKey;
    if (!isCombined && (typing || !single)) return;
    const name = nameOf(event);
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!act || event.defaultPrevented || isAnyLayerOpen()) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
