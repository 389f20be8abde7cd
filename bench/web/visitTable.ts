import { median } from '../support/load/statistics';
import { textTable } from '../../local/textTable';
import { bestOf, judge, type Figure, type Figures, type Goals } from './goals';

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (value: number) => `${(value / 1024).toFixed(1)} KB`;
const count = (value: number) => String(Math.round(value));

/** The rows of a table, each with its unit. */
const ROWS: [heading: string, figure: Figure, show: (value: number) => string][] = [
  ['time to first byte', 'firstByte', ms],
  ['first paint', 'firstPaint', ms],
  ['largest paint', 'largestPaint', ms],
  ['interactive', 'interactive', ms],
  ['longest task', 'longestTask', ms],
  ['main thread until rest', 'mainThread', ms],
  ['style', 'style', ms],
  ['layout', 'layout', ms],
  ['style + layout', 'styleAndLayout', ms],
  ['script', 'script', ms],
  ['JS before interactive', 'scriptsBefore', kb],
  ['JS in all', 'scriptBytes', kb],
  ['bytes before interactive', 'bytesBefore', kb],
  ['bytes until rest', 'bytes', kb],
  ['requests', 'requests', count],
  ['HTML as sent', 'htmlSent', kb],
  ['HTML unpacked', 'htmlUnpacked', kb],
  ['nodes at first paint', 'nodesAtPaint', count],
  ['nodes at rest', 'nodes', count],
  ['shift', 'shift', (value) => value.toFixed(4)],
];

/** The median of each figure that the loads have. */
export function medians(loads: readonly Figures[]): Figures {
  const measured = ROWS.flatMap(([, figure]) => {
    const values = loads.flatMap((load) => load[figure] ?? []);
    return values.length > 0 ? [[figure, median(values)] as const] : [];
  });
  return Object.fromEntries(measured);
}

export interface VisitResult {
  shop: string;
  isPeer: boolean;
  figures: Figures;
}

const shownRatio = (ratio: number | null) => (ratio === null || ratio === Infinity ? '–' : ratio.toFixed(2));

function goalCell(
  figure: Figure,
  show: (value: number) => string,
  { ratios, limits }: Goals,
  hasPeer: boolean,
) {
  const { [figure]: ratio } = ratios;
  const { [figure]: limit } = limits;
  if (ratio !== undefined && hasPeer) return `≤ ${ratio.toFixed(2)} of the best`;
  return limit === undefined ? '' : `≤ ${show(limit)}`;
}

/** A row for each figure: our value, its ratio to the best peer, the goal and whether it is met, then each peer's value. */
export function visitTable(results: readonly VisitResult[], goals: Goals): string {
  const own = results.find(({ isPeer }) => !isPeer);
  const peers = results.filter(({ isPeer }) => isPeer);
  const best = bestOf(peers.map(({ figures }) => figures));
  const rows = ROWS.flatMap(([heading, figure, show]) => {
    const value = own?.figures[figure];
    if (value === undefined) return [];
    const { ratio, isMet } = judge(figure, value, best, goals);
    const mark = isMet === null ? '' : isMet ? '✓' : '✗';
    const others = peers.map(({ figures }) => {
      const { [figure]: other } = figures;
      return other === undefined ? '' : show(other);
    });
    const ratioCells = best ? [shownRatio(ratio)] : [];
    return [
      [heading, show(value), ...others, ...ratioCells, goalCell(figure, show, goals, best !== null), mark],
    ];
  });
  const names = [own?.shop ?? '', ...peers.map(({ shop }) => shop)];
  return textTable(['', ...names, ...(best ? ['ratio'] : []), 'goal', ''], rows);
}
