/** The edges of an element in CSS pixels. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP = 12;
/** The smallest distance between the stack and the top of the screen. */
const HIGHEST_TOP = 8;

const isOver = (stack: Box, other: Box) =>
  stack.left < other.right &&
  other.left < stack.right &&
  stack.top < other.bottom &&
  other.top < stack.bottom;

/** How many pixels the stack has to rise to cover none of the boxes; 0 where there is no free space. */
export function riseAbove(stack: Box, boxes: readonly Box[]): number {
  const fromBelow = [...boxes].sort((one, other) => other.bottom - one.bottom);
  let rise = 0;
  for (const box of fromBelow) {
    const risen = { ...stack, top: stack.top - rise, bottom: stack.bottom - rise };
    if (isOver(risen, box)) rise = stack.bottom - box.top + GAP;
  }
  return stack.top - rise < HIGHEST_TOP ? 0 : rise;
}
