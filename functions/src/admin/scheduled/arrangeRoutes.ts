import { arrangeRequest } from '@/domain/contracts/admin/offers';
import { arranged, inOrder } from '@/domain/offers/scheduled/arrange';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { writeAudit } from '../../platform/audit';
import { readPlaces, type Placed } from './listRoutes';
import { rightFor, type Spec } from './spec';
import { inTransaction } from '../../platform/firestore/transaction';
import type { StoreDeps } from '../../platform/storeDeps';
import { messages } from './messages';

const idsOf = (things: readonly Placed[]) => inOrder(things).map(({ id }) => id);

/** POST /api/admin/arrange/{kind}: all items in their new order. It bumps no version, so open editors get no conflict. */
export function arrangeRoute(
  deps: StoreDeps,
  { kind }: Pick<Spec<never, Placed>, 'kind'>,
  action: 'banner.arranged' | 'highlight.arranged',
): Route {
  return postAsAdmin(deps, {
    path: `/api/admin/arrange/${kind}`,
    right: rightFor(kind),
    schema: arrangeRequest,
    async handle({ body: { ids } }, context): Promise<Answer> {
      const db = await deps.db();
      return inTransaction<Answer>(db, async (transaction) => {
        const things = await readPlaces(db, transaction, kind);
        const changed = arranged(things, ids);
        if (!changed) return refuse(409, 'conflict', messages.arrangedByOther, { [kind]: inOrder(things) });
        const before = idsOf(things);
        const after = things.map((thing) => changed.find(({ id }) => id === thing.id) ?? thing);
        for (const { id, order } of changed) transaction.update(db.collection(kind).doc(id), { order });
        if (before.join() !== idsOf(after).join()) {
          const deed = {
            action,
            target: kind,
            changes: [{ field: 'order', before, after: ids }],
          };
          writeAudit(db, transaction, context, deed);
        }
        return ok({ success: true, [kind]: inOrder(after) });
      });
    },
  });
}
