import { eventChannel, END, type EventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take } from 'typed-redux-saga';
import { MAX_FILE_BYTES } from '@/domain/catalogue/csv/decode';
import { EMPTY_QUERY } from '@/domain/catalogue/draft/catalogueList';
import type { ImportResponse } from '@/domain/contracts/admin/import';
import { dayInIndia } from '@/domain/time/india';
import { signedOut } from '@/features/auth';
import { backoff } from '@/domain/traffic/backoff';
import { takeLatest } from '@/lib/watch';
import { heldFiles, type CallFailure, type Services } from '@/services';
import type { CsvAdmin } from '@/services/admin/catalogue/createCsvAdmin';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { callMessage, newKey, readAllPages } from '@/features/admin/shared';
import {
  badFileRequested,
  fileChosen,
  importActions,
  importClosed,
  importOpened,
  selectImport,
  sendingRequested,
  type BadLine,
} from './importSlice';
import { rowsToSend, type PlannedImport, type RowToSend } from './plannedImport';
import { messages } from '../messages';

/** Items compared in one go; the page can render between two chunks. */
const CHUNK = 200;
/** Requests in flight at the same time. */
const CONCURRENCY = 2;
/** Attempts to send rows before the colleague is asked. */
const MAX_ATTEMPTS = 4;

const isTemporary = (failure: CallFailure) =>
  failure.kind === 'network' || (failure.kind === 'refused' && [429, 502, 503, 504].includes(failure.status));

/** Rows that the call had no time for. */
const leftOf = (batch: RowToSend[], { results }: ImportResponse) =>
  batch.filter((_, at) => results[at]?.outcome === 'left');

/** Reads a file, compares it with the shop, and sends the rows after the colleague agreed. The rows stay here, because the store would copy them. */
export function* importSaga({ page, random, clock }: Services, api: CsvAdmin) {
  let planned: PlannedImport | null = null;
  /** Batches that are still to be sent. */
  let waiting: RowToSend[][] = [];
  /** The key of this import in the audit log. */
  let run = '';

  const refuse = (problem: string) => put(importActions.fileRefused(problem));

  function* follow(channel: EventChannel<number>) {
    while (true) yield* put(importActions.readingContinued(messages.rowsRead(yield* take(channel))));
  }

  function* read(kind: CatalogueKind, file: File) {
    if (file.size > MAX_FILE_BYTES) return yield* refuse(messages.problems.tooLarge);
    const work = yield* call(() => import('../files/csvFiles'));
    const bytes = new Uint8Array(yield* call([file, file.arrayBuffer]));
    let onRows: (rows: number) => void = () => undefined;
    const channel = eventChannel<number>((emit) => {
      onRows = emit;
      return () => emit(END);
    });
    const parsed = yield* race({
      table: call(work.readFile, bytes, (rows: number) => onRows(rows)),
      progress: call(follow, channel),
    });
    channel.close();
    if (!parsed.table?.ok) return yield* refuse(parsed.table?.reason ?? messages.problems.notOpened);
    const { table } = parsed.table;
    if (table.rows.length === 0) return yield* refuse(messages.problems.noRows);
    const shop = yield* readAllPages(
      (after) => api.page(kind, EMPTY_QUERY, after),
      ({ items }) => items,
      ({ length }, { total }) => importActions.readingContinued(messages.shopRead(kind, length, total)),
    );
    if (!shop.ok) return yield* refuse(callMessage(shop.error));
    const prepared = work.csvFiles[kind].prepare(table, shop.value);
    if (!prepared.ok) return yield* refuse(prepared.reason);
    const { groups, plan, unknown } = prepared;
    const plans: PlannedImport['plans'] = [];
    for (let start = 0; start < groups.length; start += CHUNK) {
      plans.push(...groups.slice(start, start + CHUNK).map(plan));
      yield* put(importActions.readingContinued(messages.compared(plans.length, groups.length)));
      yield* delay(0);
    }
    planned = { kind, head: table.head, plans };
    yield* put(importActions.previewed(work.previewOf(planned, { file: file.name, unknown, ...table })));
    return undefined;
  }

  function* choose({ payload: { id } }: ReturnType<typeof fileChosen>) {
    const { kind } = yield* select(selectImport);
    const file = heldFiles.fileOf(id);
    planned = null;
    waiting = [];
    run = newKey(random);
    try {
      if (file) yield* race({ done: call(read, kind, file), left: take([importClosed, signedOut]) });
    } catch (error) {
      // The browser cannot read a file that was moved or changed after it was chosen.
      yield* refuse(messages.problems.notOpened);
      throw error;
    } finally {
      heldFiles.letGo(id);
    }
  }

  /** Sends a batch, again after a temporary failure; returns why it could not be sent. */
  function* deliver(kind: CatalogueKind, batch: RowToSend[]) {
    for (let failures = 1; ; failures += 1) {
      const answer = yield* call(
        api.send,
        kind,
        batch.map(({ row }) => row),
        run,
      );
      if (answer.ok) return { ok: true as const, batch, answered: answer.value };
      if (failures >= MAX_ATTEMPTS || !isTemporary(answer.error)) {
        return { ok: false as const, batch, message: callMessage(answer.error) };
      }
      yield* delay(backoff(failures));
    }
  }

  function* countResults(
    kind: CatalogueKind,
    batch: RowToSend[],
    { results, combosOffSale }: ImportResponse,
  ) {
    const { refusedBy } = yield* call(() => import('../files/csvFiles'));
    const refused: BadLine[] = [];
    for (const [at, result] of results.entries()) {
      const sent = batch[at];
      if (result.outcome !== 'refused' || !sent) continue;
      const bad = refusedBy(kind, sent.plan, result);
      planned?.plans.push({ kind: 'bad', bad });
      const { rows: _rows, ...line } = bad;
      refused.push(line);
    }
    const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
    const counts = { created: count('created'), changed: count('changed'), unchanged: count('unchanged') };
    yield* put(importActions.rowsSent({ ...counts, refused, combosOffSale }));
  }

  function* sendAll(kind: CatalogueKind) {
    while (waiting.length > 0) {
      const now = yield* select(selectImport);
      if (now.import.status !== 'sending') return;
      if (now.import.stopping) return yield* put(importActions.sendingPaused(messages.sending.stopped));
      const next = waiting.slice(0, CONCURRENCY);
      const answers = yield* all(next.map((batch) => call(deliver, kind, batch)));
      let isStuck = false;
      for (const answer of answers) {
        if (!answer.ok) continue;
        waiting = waiting.filter((batch) => batch !== answer.batch);
        yield* call(countResults, kind, answer.batch, answer.answered);
        const left = leftOf(answer.batch, answer.answered);
        if (left.length > 0) waiting.unshift(left);
        isStuck ||= left.length === answer.batch.length;
      }
      if (isStuck)
        return yield* put(importActions.sendingPaused(messages.sending.failed(messages.sending.noTime)));
      const failed = answers.find((answer) => !answer.ok);
      if (failed && !failed.ok) {
        return yield* put(importActions.sendingPaused(messages.sending.failed(failed.message)));
      }
    }
    yield* put(importActions.sendingFinished());
  }

  function* send() {
    if (!planned) return;
    const { import: now } = yield* select(selectImport);
    if (now.status !== 'sending') return;
    const first = now.done === 0 && waiting.length === 0;
    if (first) waiting = rowsToSend(planned, random);
    yield* race({ done: call(sendAll, planned.kind), left: take([importClosed, signedOut]) });
  }

  function* saveBad() {
    if (!planned) return;
    const { badRowsFile } = yield* call(() => import('../files/csvFiles'));
    const bad = planned.plans.flatMap((one) => (one.kind === 'bad' ? [one.bad] : []));
    const day = dayInIndia(clock.now());
    const pieces = badRowsFile(planned.head, bad);
    page.saveFile(`${planned.kind}-to-mend-${day}.csv`, new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
  }

  yield* takeLatest(importOpened, () => {
    planned = null;
    waiting = [];
    run = newKey(random);
  });
  yield* takeLatest(fileChosen, choose);
  yield* takeLatest(sendingRequested, send);
  yield* takeLatest(badFileRequested, saveBad);
}
