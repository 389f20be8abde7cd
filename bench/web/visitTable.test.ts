import { goalsOf } from './goals';
import { medians, visitTable } from './visitTable';

const goals = goalsOf('cold', 75, null);
const own = { shop: 'Glumist', isPeer: false, figures: { firstPaint: 600, bytes: 204_800, nodes: 700 } };
const peer = { shop: 'Other', isPeer: true, figures: { firstPaint: 1000, bytes: 102_400, nodes: 100 } };
const linesOf = (text: string) => text.split('\n').map((line) => line.split(/\s{2,}/));

test('the table has value, peer, ratio, goal and verdict of each measured figure', () => {
  const [headings, , ...rows] = linesOf(visitTable([own, peer], goals));
  expect(headings).toEqual(['', 'Glumist', 'Other', 'ratio', 'goal']);
  expect(rows).toEqual([
    ['first paint', '600 ms', '1000 ms', '0.60', '≤ 0.75 of the best', '✓'],
    ['bytes until rest', '200.0 KB', '100.0 KB', '2.00', '≤ 190.0 KB', '✗'],
    ['nodes at rest', '700', '100', '7.00'],
  ]);
});

test('the table without a peer has no ratios and compares limits only', () => {
  const [headings, , ...rows] = linesOf(visitTable([own], goals));
  expect(headings).toEqual(['', 'Glumist', 'goal']);
  expect(rows).toEqual([
    ['first paint', '600 ms'],
    ['bytes until rest', '200.0 KB', '≤ 190.0 KB', '✗'],
    ['nodes at rest', '700'],
  ]);
});

test('medians are computed for the figures that the loads have', () => {
  const loads = [{ firstPaint: 3 }, { firstPaint: 1 }, { firstPaint: 2, nodes: 7 }];
  expect(medians(loads)).toEqual({ firstPaint: 2, nodes: 7 });
});
