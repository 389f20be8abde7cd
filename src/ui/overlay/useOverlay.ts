import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusInView, hasLostFocus, trapTab } from './focus';
import { afterTap } from './afterTap';
import { closeTopLayer, isTopLayer, pushLayer } from './layers';
import { leaveBehind } from './leave';

/**
 * The behaviour of every overlay: the focus moves in and back out, Tab stays inside, Escape closes, the rest is inert,
 * and the page does not scroll. If a focused control disappears, the panel gets the focus. `layer` is a child of body,
 * `panel` gets the focus. A `light` overlay that is closed by a tap disappears before the page becomes active again.
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
        if (from instanceof HTMLElement && from.isConnected) focusInView(from);
      };
      if (!light) {
        pop();
        layer.remove();
        giveBack();
        return;
      }
      pop(afterTap);
      layer.remove();
      // Another element may have the focus by then.
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
  // Immediately and not in an effect afterwards: Escape may be pressed as soon as it is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
