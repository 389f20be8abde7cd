import { median } from '../statistics';
import { textTable } from '../textTable';
import { marked, type Goals } from './goals';
import type { Fetched } from './lookAround';
import type { Load } from './phone';
import type { Took } from './presses';

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (value: number) => `${Math.round(value / 1024)} KB`;

/** Columns of a visit, each with how a value of it is shown. */
const COLUMNS: [heading: string, figure: keyof Load, show: (value: number) => string][] = [
  ['first paint', 'firstPaint', ms],
  ['largest paint', 'largestPaint', ms],
  ['interactive', 'interactive', ms],
  ['JS before it', 'scriptsBefore', kb],
  ['JS in all', 'scriptBytes', kb],
  ['requests', 'requests', String],
  ['bytes before it', 'bytesBefore', kb],
  ['bytes', 'bytes', kb],
  ['shift', 'shift', (value) => value.toFixed(4)],
  ['longest task', 'longestTask', ms],
];

export interface VisitRow {
  name: string;
  loads: readonly Load[];
  goals: Goals;
}

export function medianLoad(loads: readonly Load[]): Goals {
  return Object.fromEntries(COLUMNS.map(([, figure]) => [figure, median(loads.map((load) => load[figure]))]));
}

/** A row for each screen, ✓ or ✗ where there is a goal; the goals of the last one beneath. */
export function visitTable(rows: readonly VisitRow[]): string {
  const shown = rows.map(({ name, loads, goals }) => {
    const middle = medianLoad(loads);
    const cells = COLUMNS.map(([, figure, show]) => {
      const value = middle[figure] ?? 0;
      const goal = goals[figure];
      return marked(show(value), goal === undefined ? null : value <= goal);
    });
    return [name, ...cells];
  });
  const goals = rows.find(({ goals: some }) => Object.keys(some).length > 0)?.goals ?? {};
  const most = COLUMNS.map(([, figure, show]) =>
    goals[figure] === undefined ? '' : `≤ ${show(goals[figure])}`,
  );
  return textTable(['screen', ...COLUMNS.map(([heading]) => heading)], [...shown, ['goal', ...most]]);
}

/** Medians of presses that were timed round after round. */
export function pressTable(rounds: readonly (readonly Took[])[], goalOf: (press: string) => number): string {
  const names = rounds[0]?.map(([name]) => name) ?? [];
  const rows = names.map((name) => {
    const times = rounds.flatMap((round) => round.filter(([one]) => one === name).map(([, took]) => took));
    const middle = median(times);
    return [
      name,
      marked(ms(middle), middle <= goalOf(name)),
      ms(Math.max(...times)),
      `≤ ${ms(goalOf(name))}`,
    ];
  });
  return textTable(['press → painted', 'median', 'slowest', 'goal'], rows);
}

/** Medians of what each screen of a visit brought, and of each further one on average. */
export function fetchedTable(rounds: readonly (readonly Fetched[])[]): string {
  const names = rounds[0]?.map(([name]) => name) ?? [];
  const sent = names.map((_, at) => median(rounds.map((round) => round[at]?.[1] ?? 0)));
  const [, ...further] = sent;
  const each = further.reduce((sum, one) => sum + one, 0) / Math.max(1, further.length);
  const rows = names.map((name, at) => [name, kb(sent[at] ?? 0)]);
  return textTable(['a visit, looked through', 'sent'], [...rows, ['each further screen', kb(each)]]);
}
