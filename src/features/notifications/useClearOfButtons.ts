import { type RefObject, useLayoutEffect } from 'react';
import { watchLayers } from '@/ui';
import { riseAbove, type Box } from './placement';

/** Bars with important buttons at the foot of the page or of an overlay. */
const BARS = '[data-foot-bar]';
/** Open dialogs and drawers. */
const PANELS = '[aria-modal="true"]';
const PRESSABLE = 'button, a, label, [role="button"]';

let pressed: Element | null = null;
const notePress = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
};

function isShown(box: Box): boolean {
  return box.bottom > box.top && box.right > box.left;
}

function obstacles(stack: Element): Box[] {
  const focused = document.activeElement?.closest(PRESSABLE) ?? null;
  const covered = [...document.querySelectorAll(BARS), pressed, focused].filter(
    (element): element is Element => element !== null && element.isConnected && !stack.contains(element),
  );
  return boxesOf(covered);
}

const boxesOf = (elements: Iterable<Element>): Box[] =>
  [...elements].map((element) => element.getBoundingClientRect()).filter(isShown);

/** Uses a transform, which causes no layout shift. */
function placeAbove(stack: HTMLElement): void {
  stack.style.transform = '';
  const box = stack.getBoundingClientRect();
  const others = obstacles(stack);
  // Above a whole sheet its fields stay free too; a tall one leaves no room there.
  const rise =
    riseAbove(box, [...others, ...boxesOf(document.querySelectorAll(PANELS))]) || riseAbove(box, others);
  if (rise > 0) stack.style.transform = `translateY(${-rise}px)`;
}

/** Raises the stack above an open sheet, the bars at the foot of the screen and the last pressed button. */
export function useClearOfButtons(stack: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useLayoutEffect(() => {
    document.addEventListener('click', notePress, { capture: true });
    return () => document.removeEventListener('click', notePress, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const { current } = stack;
    if (newest === undefined || !current) return undefined;
    const place = () => placeAbove(current);
    place();
    // A closing panel leaves the page only after its layer.
    const unwatch = watchLayers(() => requestAnimationFrame(place));
    // A sheet is at its place once it has risen.
    window.addEventListener('animationend', place, { passive: true });
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      unwatch();
      window.removeEventListener('animationend', place);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [stack, newest]);
}
