import { ok, problem, skipped, type Finding } from '../finding';
import type { Fetched } from './google';

/** A problem and its fix. */
interface Wrong {
  text: string;
  todo: string;
}
interface Look<T> {
  check: string;
  /** The sentence for a successful check. */
  fine: string;
  /** The meaning of a 404. */
  missing: Wrong;
  wrong: (body: T) => Wrong[];
}

/** Judges an answer of Google's. Without an answer the check is skipped, with the reason. */
export function look<T>({ status, body, problem: reason }: Fetched<T>, rule: Look<T>): Finding[] {
  const { check, fine, missing, wrong } = rule;
  if (status === 404) return [problem(check, missing.text, missing.todo)];
  if (body === null) return [skipped(check, `Google does not show it: ${reason}`)];
  const found = wrong(body);
  if (found.length === 0) return [ok(check, fine)];
  return found.map(({ text, todo }) => problem(check, text, todo));
}
