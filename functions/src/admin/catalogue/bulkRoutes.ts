import type { Firestore } from 'firebase-admin/firestore';
import { bulkProblem, changeDraft, type BulkChange } from '@/domain/catalogue/draft/bulk';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import { bulkRequest, type BulkRequest, type BulkResponse } from '@/domain/contracts/admin/catalogue';
import { badRequest, ok } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { mapInBatches } from '../../platform/concurrency/mapInBatches';
import type { AuditContext } from '../../platform/audit';
import { watchCombos } from './combosOffSale';
import { batchedReader } from './save/batchedReader';
import type { SaveDeps } from './saveRoutes';
import type { CatalogueKind } from './catalogueIndex';
import { comboKind, productKind, type CatalogueItem, type ItemKind } from './save/itemKinds';
import { writeItem } from './save/writeItem';
import { inTransaction } from '../../platform/firestore/transaction';
import { messages } from './messages';

interface Item {
  id: string;
  version: string;
}
type Result =
  | { kind: 'changed' | 'unchanged' | 'left'; id: string }
  | { kind: 'failed'; id: string; name: string; message: string };

const NO_OWNERS = new Map<string, string>();

/** Changes one item. A bulk change moves no SKU, variant or part, so the stored item tells which documents to read. */
function changeOne<Draft extends AnyDraft, Stored extends CatalogueItem>(
  db: Firestore,
  steps: ItemKind<Draft, Stored>,
  { item: { id, version }, change, context }: { item: Item; change: BulkChange; context: AuditContext },
): Promise<Result> {
  return inTransaction<Result>(db, async (transaction) => {
    const reader = batchedReader(transaction);
    const stored = steps.toStored(await reader.get(db.collection(steps.kind).doc(id)));
    if (!stored) return { kind: 'failed', id, name: id, message: messages.gone };
    const about = { id, draft: steps.draftOf(stored), earlierOwners: NO_OWNERS, stored };
    const { shown, decide } = await steps.prepare(db, reader, about);
    const fail = (message: string): Result => ({ kind: 'failed', id, name: stored.name, message });
    const changed = changeDraft(steps.draftOf(shown ?? stored), change);
    if (!changed.ok) return fail(changed.message);
    const decision = decide(changed.draft, { id, version, now: context.now });
    if (decision.kind === 'unchanged') return { kind: 'unchanged', id };
    if (decision.kind === 'conflict') return fail(messages.savedByOther);
    if (decision.kind === 'refused') return fail(decision.problems[0]?.message ?? messages.failed);
    const { stored: after, levels } = decision;
    const write = { before: stored, after, levels, verb: 'changed' as const, key: '' };
    writeItem(db, transaction, context, { kind: steps.kind, id }, write);
    return { kind: 'changed', id };
  });
}

/** Transactions at once. */
const CONCURRENCY = 5;

/** The products that a change takes off sale: their combos go off sale with them, so the answer names those. */
function idsOffSaleByChange(kind: CatalogueKind, { items, change }: Pick<BulkRequest, 'items' | 'change'>) {
  const leaves = kind === 'products' && change.kind === 'status' && change.status !== 'active';
  return leaves ? items.map(({ id }) => id) : [];
}

/**
 * POST /api/admin/changes/{products|combos}: one transaction for each item, so that one that fails does not block the
 * others.
 */
export function bulkRoutes(deps: SaveDeps): Route[] {
  const kinds: CatalogueKind[] = ['products', 'combos'];
  return kinds.map((kind) =>
    postAsAdmin(deps, {
      path: `/api/admin/changes/${kind}`,
      right: 'catalogue.manage',
      schema: bulkRequest,
      async handle({ requestId, body: { items, change }, hasTime }, context) {
        const problem = bulkProblem(change);
        if (problem) return badRequest('change', problem);
        const db = await deps.db();
        const combosGone = await watchCombos(deps.index, idsOffSaleByChange(kind, { items, change }));
        // The first few run in any case, so that resending the rest comes to an end.
        let begun = 0;
        const results = await mapInBatches(items, CONCURRENCY, async (item): Promise<Result> => {
          if (begun >= CONCURRENCY && !hasTime()) return { kind: 'left', id: item.id };
          begun += 1;
          try {
            return await (kind === 'products'
              ? changeOne(db, productKind, { item, change, context })
              : changeOne(db, comboKind, { item, change, context }));
          } catch (error) {
            deps.log('admin.change_crashed', { requestId, kind, ...errorFields(error) }, 'ERROR');
            return { kind: 'failed', id: item.id, name: item.id, message: messages.failed };
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
