import { median } from '../support/load/statistics';
import { textTable } from '../../local/textTable';
import { marked } from './goals';
import type { Fetched } from './browser/lookAround';
import type { Took } from './browser/presses';

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (value: number) => `${Math.round(value / 1024)} KB`;

/** The medians of presses over several rounds. */
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

/** The medians of each screen's bytes, and the average of each further screen. */
export function fetchedTable(rounds: readonly (readonly Fetched[])[]): string {
  const names = rounds[0]?.map(([name]) => name) ?? [];
  const sent = names.map((_, at) => median(rounds.map((round) => round[at]?.[1] ?? 0)));
  const [, ...further] = sent;
  const each = further.reduce((sum, one) => sum + one, 0) / Math.max(1, further.length);
  const rows = names.map((name, at) => [name, kb(sent[at] ?? 0)]);
  return textTable(['a visit, looked through', 'sent'], [...rows, ['each further screen', kb(each)]]);
}
