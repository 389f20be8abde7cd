import { ok, problem, skipped, type Finding } from '../finding';
import type { Fetched } from './google';

/** What is wrong with a thing, and what to do. */
interface Wrong {
  text: string;
  todo: string;
}
interface Look<T> {
  check: string;
  /** The sentence where nothing is wrong. */
  fine: string;
  /** What a 404 means. */
  missing: Wrong;
  wrong: (body: T) => Wrong[];
}

/** Judges an answer of Google's. What it did not show is skipped, with its reason: nothing is known about it. */
export function look<T>({ status, body, problem: reason }: Fetched<T>, rule: Look<T>): Finding[] {
  const { check, fine, missing, wrong } = rule;
  if (status === 404) return [problem(check, missing.text, missing.todo)];
  if (body === null) return [skipped(check, `Google does not show it: ${reason}`)];
  const found = wrong(body);
  if (found.length === 0) return [ok(check, fine)];
  return found.map(({ text, todo }) => problem(check, text, todo));
}
