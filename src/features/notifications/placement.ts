/** The edges of an element in CSS pixels. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP = 12;
/** The smallest distance between the stack and the top of the screen. */
const MIN_TOP = 8;

const overlaps = (stack: Box, other: Box) =>
  stack.left < other.right &&
  other.left < stack.right &&
  stack.top < other.bottom &&
  other.top < stack.bottom;

/** The pixels by which to raise the stack so that it covers none of the boxes; 0 when there is no free space. */
export function riseAbove(stack: Box, boxes: readonly Box[]): number {
  const fromBelow = [...boxes].sort((one, other) => other.bottom - one.bottom);
  let rise = 0;
  for (const box of fromBelow) {
    // A DOMRect has getters alone, which a spread does not copy.
    const { left, right } = stack;
    const risen = { left, right, top: stack.top - rise, bottom: stack.bottom - rise };
    if (overlaps(risen, box)) rise = stack.bottom - box.top + GAP;
  }
  return stack.top - rise < MIN_TOP ? 0 : rise;
}
