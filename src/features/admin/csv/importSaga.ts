import { eventChannel, END, type EventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { MOST_BYTES } from '@/domain/catalogue/csv/decode';
import { EMPTY_QUERY } from '@/domain/catalogue/draft/shelfList';
import type { ImportResponse } from '@/domain/contracts/adminImport';
import { dayInIndia } from '@/domain/general/india';
import { signedOut } from '@/features/auth';
import { backoff } from '@/domain/general/backoff';
import { safely } from '@/lib/safely';
import { heldFiles, type CallFailure, type Services } from '@/services';
import type { CsvAdmin } from '@/services/admin/createCsvAdmin';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { callMessage } from '../messages';
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
import { rowsToSend, type PlannedFile, type RowToSend } from './plannedFile';
import { readPages } from './shopPages';
import { csvTexts } from './texts';

/** Things that are compared in one go; between two the page breathes. */
const PIECE = 200;
/** Calls that are under way at the same time. */
const AT_ONCE = 2;
/** How often rows are sent again on their own before the admin is asked. */
const TRIES = 4;

const isPassing = (failure: CallFailure) =>
  failure.kind === 'network' || (failure.kind === 'refused' && [429, 502, 503, 504].includes(failure.status));

/** Rows that the call had no time for. */
const leftOf = (parcel: RowToSend[], { results }: ImportResponse) =>
  parcel.filter((_, at) => results[at]?.outcome === 'left');

/** Reads a file, compares it with the shop, and sends what the admin agrees to. The rows wait here, not in the store. */
export function* importSaga({ page, random, clock }: Services, api: CsvAdmin) {
  let planned: PlannedFile | null = null;
  /** Parcels that are still to be sent. */
  let waiting: RowToSend[][] = [];

  const refuse = (problem: string) => put(importActions.fileRefused(problem));

  function* follow(channel: EventChannel<number>) {
    while (true) yield* put(importActions.readingContinued(csvTexts.rowsRead(yield* take(channel))));
  }

  function* read(kind: ShelfKind, file: File) {
    if (file.size > MOST_BYTES) return yield* refuse(csvTexts.tooLarge);
    const work = yield* call(() => import('./work'));
    const bytes = new Uint8Array(yield* call([file, file.arrayBuffer]));
    let told: (rows: number) => void = () => undefined;
    const channel = eventChannel<number>((emit) => {
      told = emit;
      return () => emit(END);
    });
    const parsed = yield* race({
      table: call(work.readFile, bytes, (rows: number) => told(rows)),
      told: call(follow, channel),
    });
    channel.close();
    if (!parsed.table?.ok) return yield* refuse(parsed.table?.reason ?? csvTexts.notOpened);
    const { table } = parsed.table;
    if (table.rows.length === 0) return yield* refuse(csvTexts.noRows);
    const shop = yield* readPages(api, { kind, query: EMPTY_QUERY }, function* gone(done, total) {
      yield* put(importActions.readingContinued(csvTexts.shopRead(kind, done, total)));
    });
    if (!shop.ok) return yield* refuse(callMessage(shop.error));
    const prepared = work.csvWork[kind].prepare(table, shop.value);
    if (!prepared.ok) return yield* refuse(prepared.reason);
    const { groups, plan, unknown } = prepared;
    const plans: PlannedFile['plans'] = [];
    for (let start = 0; start < groups.length; start += PIECE) {
      plans.push(...groups.slice(start, start + PIECE).map(plan));
      yield* put(importActions.readingContinued(csvTexts.compared(plans.length, groups.length)));
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
    try {
      if (file) yield* race({ done: call(read, kind, file), left: take([importClosed, signedOut]) });
    } catch (error) {
      // A file that was moved or changed since it was chosen cannot be read any more.
      yield* refuse(csvTexts.notOpened);
      throw error;
    } finally {
      heldFiles.letGo(id);
    }
  }

  /** Sends a parcel, after a passing failure again; answers why it cannot be sent. */
  function* deliver(kind: ShelfKind, parcel: RowToSend[]) {
    for (let failures = 1; ; failures += 1) {
      const answer = yield* call(
        api.send,
        kind,
        parcel.map(({ row }) => row),
      );
      if (answer.ok) return { ok: true as const, parcel, answered: answer.value };
      if (failures >= TRIES || !isPassing(answer.error)) {
        return { ok: false as const, parcel, message: callMessage(answer.error) };
      }
      yield* delay(backoff(failures));
    }
  }

  function* tell(kind: ShelfKind, parcel: RowToSend[], { results, combosOffSale }: ImportResponse) {
    const { refusedBy } = yield* call(() => import('./work'));
    const refused: BadLine[] = [];
    for (const [at, result] of results.entries()) {
      const sent = parcel[at];
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

  function* sendAll(kind: ShelfKind) {
    while (waiting.length > 0) {
      const now = yield* select(selectImport);
      if (now.import.status !== 'sending') return;
      if (now.import.stopping) return yield* put(importActions.sendingPaused(csvTexts.stopped));
      const next = waiting.slice(0, AT_ONCE);
      const answers = yield* all(next.map((parcel) => call(deliver, kind, parcel)));
      let isStuck = false;
      for (const answer of answers) {
        if (!answer.ok) continue;
        waiting = waiting.filter((parcel) => parcel !== answer.parcel);
        yield* call(tell, kind, answer.parcel, answer.answered);
        const left = leftOf(answer.parcel, answer.answered);
        if (left.length > 0) waiting.unshift(left);
        isStuck ||= left.length === answer.parcel.length;
      }
      if (isStuck) return yield* put(importActions.sendingPaused(csvTexts.failed(csvTexts.noTime)));
      const failed = answers.find((answer) => !answer.ok);
      if (failed && !failed.ok) {
        return yield* put(importActions.sendingPaused(csvTexts.failed(failed.message)));
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
    const { badFile } = yield* call(() => import('./work'));
    const bad = planned.plans.flatMap((one) => (one.kind === 'bad' ? [one.bad] : []));
    const day = dayInIndia(clock.now());
    const pieces = badFile(planned.head, bad);
    page.saveFile(`${planned.kind}-to-mend-${day}.csv`, new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
  }

  yield* takeLatest(importOpened, () => {
    planned = null;
    waiting = [];
  });
  yield* takeLatest(fileChosen, safely(choose));
  yield* takeLatest(sendingRequested, safely(send));
  yield* takeLatest(badFileRequested, safely(saveBad));
}
