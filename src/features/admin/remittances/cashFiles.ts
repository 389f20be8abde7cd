import { call, put, race, select, take } from 'typed-redux-saga';
import { MAX_FILE_BYTES } from '@/domain/catalogue/csv/decode';
import { cashFile } from '@/domain/admin/remittances/cashOrder';
import { readList, type ReadList } from '@/domain/admin/remittances/readList';
import type { LineResult, RemittanceLine } from '@/domain/admin/remittances/remittance';
import { MAX_LINES } from '@/domain/contracts/admin/remittances';
import { sum } from '@/domain/money/money';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { signedOut } from '@/features/auth';
import { heldFiles, ok, type Services } from '@/services';
import type { RemittanceAdmin } from '@/services/admin/orders/createRemittanceAdmin';
import { loadCsvFiles } from '../csv';
import { saveWithToast } from '../exports';
import { periodText } from '../gst';
import { callMessage, newKey } from '../shared';
import * as actions from './remittancesSlice';
import { selectRemittances, type ListPreview } from './remittancesSlice';
import { messages } from './messages';
import { ordersIn } from './selectCash';

type Line = RemittanceLine & { row: number };
interface Sent {
  line: Line;
  result: LineResult;
}
type Readable = Extract<ReadList, { ok: true }>;

/** Sums up a file by the server's result for each of its lines. */
function previewOf(file: string, { columns, unused, bad }: Readable, sent: readonly Sent[]): ListPreview {
  const counts = { new: 0, changed: 0, same: 0 };
  const refused = [...bad];
  const doubts: ListPreview['doubts'] = [];
  for (const { line, result } of sent) {
    const { row, awb, amount } = line;
    if (result.outcome === 'refused') {
      refused.push({ row, awb, reason: result.reason });
      continue;
    }
    counts[result.outcome] += 1;
    if (result.doubt) doubts.push({ row, awb, amount, orderId: result.orderId, doubt: result.doubt });
  }
  const written = sent.filter(({ result: { outcome } }) => outcome === 'new' || outcome === 'changed');
  refused.sort((a, b) => a.row - b.row);
  return {
    file,
    counts,
    amount: sum(written.map(({ line }) => line.amount)),
    bad: refused,
    doubts,
    columns,
    unused,
  };
}

/** Imports a courier's list, and exports the orders as a file. It loads with the screen. */
export function createCashFiles(services: Services, api: RemittanceAdmin) {
  const { random } = services;
  /** The list that is previewed. */
  let held: { file: string; list: Readable; toSave: Line[]; run: string } | null = null;

  /** Sends lines in parts; a failure ends it, and sending them again is harmless. */
  function* send(lines: readonly Line[], save: boolean, run: string) {
    const sent: Sent[] = [];
    for (let start = 0; start < lines.length; start += MAX_LINES) {
      const part = lines.slice(start, start + MAX_LINES);
      const bare = part.map(({ row: _, ...line }) => line);
      const answer = yield* call(api.record, bare, save, run);
      if (!answer.ok) return answer;
      for (const [at, result] of answer.value.results.entries()) {
        const line = part[at];
        if (line) sent.push({ line, result });
      }
      yield* put(actions.linesAnswered({ done: sent.length, total: lines.length }));
    }
    return ok(sent);
  }

  function* read(file: File, { defaults }: ReturnType<typeof actions.listChosen>['payload']) {
    if (file.size > MAX_FILE_BYTES) return yield* put(actions.listRefused(messages.problems.tooLarge));
    const { readFile } = yield* call(loadCsvFiles);
    const bytes = new Uint8Array(yield* call([file, file.arrayBuffer]));
    const parsed = yield* call(readFile, bytes, () => undefined);
    if (!parsed.ok) return yield* put(actions.listRefused(parsed.reason));
    const { head, rows } = parsed.table;
    if (rows.length === 0) return yield* put(actions.listRefused(messages.problems.noRows));
    const list = readList(head, rows, defaults);
    if (!list.ok) return yield* put(actions.listRefused(messages.problems.missing(list.missing, head)));
    const run = newKey(random);
    const sent = yield* call(send, list.lines, false, run);
    if (!sent.ok) return yield* put(actions.listRefused(callMessage(sent.error)));
    const toSave = sent.value.filter(({ result: { outcome } }) => outcome === 'new' || outcome === 'changed');
    const preview = previewOf(file.name, list, sent.value);
    // What the shop refused is said again once the rest is recorded.
    held = {
      file: file.name,
      list: { ...list, bad: preview.bad },
      toSave: toSave.map(({ line }) => line),
      run,
    };
    return yield* put(actions.listPreviewed(preview));
  }

  function* choose({ payload }: ReturnType<typeof actions.listChosen>) {
    const file = heldFiles.fileOf(payload.id);
    held = null;
    try {
      if (file) {
        yield* race({ done: call(read, file, payload), left: take([actions.uploadClosed, signedOut]) });
      }
    } catch (error) {
      // The browser cannot read a file that was moved or changed after it was chosen.
      yield* put(actions.listRefused(messages.problems.notOpened));
      throw error;
    } finally {
      heldFiles.letGo(payload.id);
    }
  }

  function* save() {
    const { upload } = yield* select(selectRemittances);
    if (!held || upload.status !== 'saving') return;
    const { file, list, toSave, run } = held;
    const { sent } = yield* race({
      sent: call(send, toSave, true, run),
      left: take([actions.uploadClosed, signedOut]),
    });
    if (!sent) return;
    if (!sent.ok) {
      yield* put(actions.saveFailed(messages.problems.notSaved(callMessage(sent.error))));
      return;
    }
    held = null;
    // Lines whose answer was lost are known by now, and are recorded all the same.
    const recorded = sent.value.filter(({ result }) => result.outcome !== 'refused');
    const amount = sum(recorded.map(({ line }) => line.amount));
    yield* put(actions.listSaved({ ...previewOf(file, list, sent.value), amount }));
    // Another period may have been chosen meanwhile.
    const { months } = yield* select(selectRemittances);
    if (months) yield* put(actions.cashRequested(months));
  }

  function* saveFile({ payload: state }: ReturnType<typeof actions.cashFileRequested>) {
    const { found } = yield* select(selectRemittances);
    if (found.status !== 'ready') return;
    const { months, today } = found.value;
    const file = cashFile(ordersIn(found.value, state), today);
    const name = `${slugOf(store.name)}-courier-cash-${periodText(months)}${state ? `-${state}` : ''}.csv`;
    yield* saveWithToast(services, { ...file, name }, messages.saved);
  }

  return { choose, save, saveFile };
}
