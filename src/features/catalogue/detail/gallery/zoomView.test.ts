import { isWhole, MAX_SCALE, panBy, pinch, swiped, NOT_ZOOMED, zoomAt } from './zoomView';

const frame = { width: 400, height: 600 };
const middle = { x: 0, y: 0 };

test('zooming keeps the point under the pointer', () => {
  expect(zoomAt(NOT_ZOOMED, 2, { x: 100, y: -150 }, frame)).toEqual({ scale: 2, x: -100, y: 150 });
  expect(zoomAt(NOT_ZOOMED, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 });
});

test('the zoom is between one and four times', () => {
  expect(zoomAt(NOT_ZOOMED, 100, middle, frame).scale).toBe(MAX_SCALE);
  const back = zoomAt({ scale: 3, x: 200, y: -100 }, 0.01, { x: 50, y: 50 }, frame);
  expect(back).toEqual(NOT_ZOOMED);
  expect(isWhole(back)).toBe(true);
});

test('the picture cannot be moved out of its frame', () => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, 1000, -1000, frame)).toEqual({ scale: 2, x: 200, y: -300 });
  expect(panBy(NOT_ZOOMED, 50, 50, frame)).toEqual(NOT_ZOOMED);
});

test('two fingers move and enlarge the picture at once', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const apart = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ] as const;
  expect(pinch(NOT_ZOOMED, before, apart, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  const shifted = before.map(({ x, y }) => ({ x: x + 30, y })) as unknown as typeof before;
  expect(pinch({ scale: 2, x: 0, y: 0 }, before, shifted, frame)).toEqual({ scale: 2, x: 30, y: 0 });
  expect(pinch(NOT_ZOOMED, [middle, middle], apart, frame)).toEqual(NOT_ZOOMED);
});

test.each([
  [-60, 0, 1],
  [60, 10, -1],
  [-30, 0, 0],
  [60, 55, 0],
  [0, -200, 0],
])('a swipe of %d across and %d down moves by %d pictures', (dx, dy, by) => {
  expect(swiped(dx, dy)).toBe(by);
});
