import type { Firestore } from 'firebase-admin/firestore';
import { bulkProblem, changeDraft, type BulkChange } from '@/domain/catalogue/draft/bulk';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import { bulkRequest, type BulkRequest, type BulkResponse } from '@/domain/contracts/adminCatalogue';
import { ok, refuse } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { inTransaction } from '../../payments/records';
import { sideBySide } from '../../platform/concurrency/mapInBatches';
import type { Doing } from '../../platform/audit';
import { comboWatch } from './combosOffSale';
import { readTogether } from './batchedReader';
import type { SaveDeps } from './saveRoutes';
import type { ShelfKind } from './catalogueIndex';
import { comboSteps, productSteps, type Shelved, type Steps } from './itemKinds';
import { writeChange } from './writeItem';

interface Item {
  id: string;
  version: string;
}
type Result =
  | { kind: 'changed' | 'unchanged' | 'left'; id: string }
  | { kind: 'failed'; id: string; name: string; message: string };

const GONE = 'It is not there any more.';
const CONFLICT = 'Somebody else saved it meanwhile. Look at it again before you change it.';
const FAILED = 'It could not be saved. Please try again.';

const NOBODY = new Map<string, string>();

/** The change to one: nothing of it moves a SKU, a size or a part, so what is stored says what has to be read. */
function changeOne<Draft extends AnyDraft, Stored extends Shelved>(
  db: Firestore,
  steps: Steps<Draft, Stored>,
  { item: { id, version }, change, doing }: { item: Item; change: BulkChange; doing: Doing },
): Promise<Result> {
  return inTransaction<Result>(db, async (transaction) => {
    const reader = readTogether(transaction);
    const stored = steps.toStored(await reader.get(db.collection(steps.kind).doc(id)));
    if (!stored) return { kind: 'failed', id, name: id, message: GONE };
    const about = { id, draft: steps.draftOf(stored), before: NOBODY, stored };
    const { shown, decide } = await steps.prepare(db, reader, about);
    const fail = (message: string): Result => ({ kind: 'failed', id, name: stored.name, message });
    const changed = changeDraft(steps.draftOf(shown ?? stored), change);
    if (!changed.ok) return fail(changed.message);
    const decision = decide(changed.draft, { id, version, now: doing.now });
    if (decision.kind === 'unchanged') return { kind: 'unchanged', id };
    if (decision.kind === 'conflict') return fail(CONFLICT);
    if (decision.kind === 'refused') return fail(decision.problems[0]?.message ?? FAILED);
    const { stored: after, levels } = decision;
    const write = { before: stored, after, levels, deed: 'changed', key: '' };
    writeChange(db, transaction, doing, { kind: steps.kind, id }, write);
    return { kind: 'changed', id };
  });
}

/** So many transactions at once. */
const AT_ONCE = 5;

/** Products that are taken off sale take combos with them. */
async function watchCombos({ index }: SaveDeps, kind: ShelfKind, { items, change }: BulkRequest) {
  const leaves = kind === 'products' && change.kind === 'status' && change.status !== 'active';
  if (!leaves) return () => [];
  const ids = items.map(({ id }) => id);
  return comboWatch(ids, await index.all());
}

/** POST /api/admin/changes/{products|combos}: each in a transaction of its own, so that one that fails keeps no other back. */
export function bulkRoutes(deps: SaveDeps): Route[] {
  const kinds: ShelfKind[] = ['products', 'combos'];
  return kinds.map((kind) =>
    postAsAdmin({
      path: `/api/admin/changes/${kind}`,
      schema: bulkRequest,
      async handle({ requestId, body: { items, change }, hasTime }, who) {
        const problem = bulkProblem(change);
        if (problem) return refuse(400, 'bad_request', problem, { field: 'change' });
        const db = await deps.db();
        const doing = { who, requestId, now: deps.now() };
        const combosGone = await watchCombos(deps, kind, { items, change });
        // The first few go in any case, so that whoever sends what is left comes to an end.
        let begun = 0;
        const results = await sideBySide(items, AT_ONCE, async (item): Promise<Result> => {
          if (begun >= AT_ONCE && !hasTime()) return { kind: 'left', id: item.id };
          begun += 1;
          try {
            return await (kind === 'products'
              ? changeOne(db, productSteps, { item, change, doing })
              : changeOne(db, comboSteps, { item, change, doing }));
          } catch (error) {
            deps.log('admin.change_crashed', { requestId, kind, ...errorFields(error) }, 'ERROR');
            return { kind: 'failed', id: item.id, name: item.id, message: FAILED };
          }
        });
        const idsOf = (outcome: Result['kind']) =>
          results.filter((one) => one.kind === outcome).map(({ id }) => id);
        const changed = idsOf('changed');
        const failed = results.flatMap((one) =>
          one.kind === 'failed' ? [{ id: one.id, name: one.name, message: one.message }] : [],
        );
        return ok({
          success: true,
          changed,
          unchanged: idsOf('unchanged'),
          failed,
          left: idsOf('left'),
          combosOffSale: combosGone(changed),
        } satisfies BulkResponse);
      },
    }),
  );
}
