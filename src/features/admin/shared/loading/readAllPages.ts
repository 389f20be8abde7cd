import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { ok, type CallFailure, type Result } from '@/services';

/**
 * Reads a list to its end, page after page, and returns the items of all pages. `read` gets `next` of the previous page, empty for the
 * first. After each page it puts what `progress` makes of the items so far and the page.
 */
export function* readAllPages<Page extends { next: string | null }, Item>(
  read: (after: string) => Promise<Result<Page, CallFailure>>,
  itemsOf: (page: Page) => readonly Item[],
  progress?: (items: readonly Item[], page: Page) => Action,
): SagaGenerator<Result<Item[], CallFailure>> {
  const items: Item[] = [];
  for (let after: string | null = ''; after !== null;) {
    const answer: Result<Page, CallFailure> = yield* call(read, after);
    if (!answer.ok) return answer;
    items.push(...itemsOf(answer.value));
    after = answer.value.next;
    if (progress) yield* put(progress(items, answer.value));
  }
  return ok(items);
}
