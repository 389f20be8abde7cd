import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { hasLostFocus, trapTab } from './focus';
import { afterTap } from './afterTap';
import { closeTopLayer, isTopLayer, pushLayer } from './layers';
import { leaveBehind } from './leave';

/**
 * Everything that floats and takes over: focus goes in and comes back, Tab stays inside, Escape closes, what is
 * beneath is inert, the page does not scroll. A focused control that goes away leaves the focus to the panel. `layer` is a child of body, `panel` what gets focus.
 * A light one that is put away by a tap is gone from the screen before the page beneath comes alive again.
 */
export function useOverlay(
  layer: HTMLElement,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
  light = false,
): void {
  const opener = useRef<Element | null>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    opener.current = document.activeElement;
    const pop = pushLayer(layer, () => close());
    document.body.append(layer);
    const target = panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current;
    target?.focus({ preventScroll: true });
    const watcher = new MutationObserver(() => {
      if (isTopLayer(layer) && hasLostFocus()) panel.current?.focus({ preventScroll: true });
    });
    watcher.observe(layer, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      watcher.disconnect();
      leaveBehind(layer);
      const from = opener.current;
      const giveBack = () => {
        if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      };
      if (!light) {
        pop();
        layer.remove();
        giveBack();
        return;
      }
      pop(afterTap);
      layer.remove();
      // Somebody else may have it by then.
      afterTap(() => hasLostFocus() && giveBack());
    };
  }, [layer, panel, light]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isTopLayer(layer) || !panel.current) return;
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      closeTopLayer();
    }
    if (event.key === 'Tab') trapTab(event, panel.current);
  });
  // With what opens, not after it: who sees it may press Escape at once.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
