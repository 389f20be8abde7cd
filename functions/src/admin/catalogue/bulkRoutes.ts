import type { Firestore } from 'firebase-admin/firestore';
import { bulkProblem, changeCombo, changeProduct, type BulkChange } from '@/domain/catalogueDraft/bulk';
import { decideCombo, decideProduct } from '@/domain/catalogueDraft/save';
import { bulkRequest, type BulkResponse } from '@/domain/contracts/adminCatalogue';
import { toCombo } from '../../catalogue/documents';
import { ok, refuse } from '../../http/answer';
import { errorFields } from '../../http/log';
import { postAsAdmin, type Route } from '../../http/route';
import { inTransaction } from '../../payment/records';
import { sideBySide } from '../../sideBySide';
import type { Doing } from '../audit';
import { comboFacts, productFacts, readProduct } from './facts';
import type { SaveDeps } from './saveRoutes';
import type { ShelfKind } from './shelfIndex';
import { writeChange } from './write';

interface Item {
  id: string;
  version: string;
}
type Result = { ok: true; id: string } | { ok: false; id: string; name: string; message: string };

const GONE = 'It is not there any more.';
const CONFLICT = 'Somebody else saved it meanwhile. Look at it again before you change it.';
const FAILED = 'It could not be saved. Please try again.';

const NOBODY = new Map<string, string>();

function changeOneProduct(
  db: Firestore,
  doing: Doing,
  { id, version }: Item,
  change: BulkChange,
): Promise<Result> {
  return inTransaction<Result>(db, async (transaction) => {
    const found = await readProduct(db, transaction, id);
    if (!found) return { ok: false, id, name: id, message: GONE };
    const { stored, shown } = found;
    const fail = (message: string): Result => ({ ok: false, id, name: stored.name, message });
    const changed = changeProduct(shown, change);
    if (!changed.ok) return fail(changed.message);
    const { draft } = changed;
    const facts = await productFacts(db, transaction, { id, draft, before: NOBODY, stored });
    const seen = Object.fromEntries(shown.variants.map(({ sku, stock }) => [sku, stock]));
    const decision = decideProduct(facts, { id, draft, seen, version, now: doing.now });
    if (decision.kind === 'conflict') return fail(CONFLICT);
    if (decision.kind === 'refused') return fail(decision.problems[0]?.message ?? FAILED);
    const write = {
      before: stored,
      after: decision.stored,
      levels: decision.levels,
      deed: 'changed',
      key: '',
    };
    writeChange(db, transaction, doing, { kind: 'products', id }, write);
    return { ok: true, id };
  });
}

function changeOneCombo(
  db: Firestore,
  doing: Doing,
  { id, version }: Item,
  change: BulkChange,
): Promise<Result> {
  return inTransaction<Result>(db, async (transaction) => {
    const stored = toCombo(await transaction.get(db.collection('combos').doc(id)));
    if (!stored) return { ok: false, id, name: id, message: GONE };
    const fail = (message: string): Result => ({ ok: false, id, name: stored.name, message });
    const changed = changeCombo(stored, change);
    if (!changed.ok) return fail(changed.message);
    const { draft } = changed;
    const facts = await comboFacts(db, transaction, { id, draft, before: NOBODY, stored });
    const decision = decideCombo(facts, { id, draft, version, now: doing.now });
    if (decision.kind === 'conflict') return fail(CONFLICT);
    if (decision.kind === 'refused') return fail(decision.problems[0]?.message ?? FAILED);
    const write = { before: stored, after: decision.stored, levels: [], deed: 'changed', key: '' };
    writeChange(db, transaction, doing, { kind: 'combos', id }, write);
    return { ok: true, id };
  });
}

const CHANGES = { products: changeOneProduct, combos: changeOneCombo };
/** So many transactions at once. */
const AT_ONCE = 5;

function messageOf(changed: number, failed: number): string {
  const done = changed === 1 ? '1 was changed.' : `${changed} were changed.`;
  if (failed === 0) return done;
  return `${done} ${failed} stayed as ${failed === 1 ? 'it was' : 'they were'}.`;
}

/** POST /api/admin/changes/{products|combos}: each in a transaction of its own, so that one that fails keeps no other back. */
export function bulkRoutes(deps: SaveDeps): Route[] {
  const kinds: ShelfKind[] = ['products', 'combos'];
  return kinds.map((kind) =>
    postAsAdmin({
      path: `/api/admin/changes/${kind}`,
      schema: bulkRequest,
      async handle({ requestId, body: { items, change } }, who) {
        const problem = bulkProblem(change);
        if (problem) return refuse(400, 'bad_request', problem, { field: 'change' });
        const db = await deps.db();
        const doing = { who, requestId, now: deps.now() };
        const results = await sideBySide(items, AT_ONCE, async (item): Promise<Result> => {
          try {
            return await CHANGES[kind](db, doing, item, change);
          } catch (error) {
            deps.log('admin.change_crashed', { requestId, kind, ...errorFields(error) }, 'ERROR');
            return { ok: false, id: item.id, name: item.id, message: FAILED };
          }
        });
        const changed = results.flatMap((one) => (one.ok ? [one.id] : []));
        const failed = results.flatMap((one) => {
          return one.ok ? [] : [{ id: one.id, name: one.name, message: one.message }];
        });
        const message = messageOf(changed.length, failed.length);
        return ok({ success: true, message, changed, failed } satisfies BulkResponse);
      },
    }),
  );
}
