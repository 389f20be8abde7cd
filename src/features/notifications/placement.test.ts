import fc from 'fast-check';
import { riseAbove, type Box } from './placement';

const stack: Box = { left: 16, right: 374, top: 690, bottom: 746 };
const box = (top: number, bottom: number, left = 20, right = 370): Box => ({ left, right, top, bottom });

it.each<[string, Box[], number]>([
  ['an empty page', [], 0],
  ['a button above it', [box(600, 648)], 0],
  ['a button beside it', [box(700, 740, 380, 500)], 0],
  ['a button that it would cover', [box(720, 768)], 38],
  ['a second one above the first', [box(650, 690), box(720, 768)], 108],
  ['a panel as tall as the screen', [box(0, 800)], 0],
])('a toast is placed above %s', (_name, boxes, rise) => expect(riseAbove(stack, boxes)).toBe(rise));

it('a measured box, whose edges are getters, is raised too', () => {
  class Measured implements Box {
    get top() {
      return stack.top;
    }
    get right() {
      return stack.right;
    }
    get bottom() {
      return stack.bottom;
    }
    get left() {
      return stack.left;
    }
  }
  expect(riseAbove(new Measured(), [box(720, 768)])).toBe(38);
});

const boxes = fc.array(
  fc
    .tuple(fc.nat(390), fc.nat(800), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 60 }))
    .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height })),
  { maxLength: 6 },
);

it('a toast covers no buttons unless there is no free height', () => {
  fc.assert(
    fc.property(boxes, (others) => {
      const rise = riseAbove(stack, others);
      expect(rise).toBeGreaterThanOrEqual(0);
      if (rise === 0) return;
      const [top, bottom] = [stack.top - rise, stack.bottom - rise];
      expect(top).toBeGreaterThanOrEqual(8);
      for (const other of others) {
        const isBeside = other.right <= stack.left || other.left >= stack.right;
        expect(isBeside || other.bottom <= top || other.top >= bottom).toBe(true);
      }
    }),
  );
});
