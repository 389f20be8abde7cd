import type { Firestore } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { skusOf, type AnyDraft } from '@/domain/catalogue/draft/draft';
import type { SeenStock } from '@/domain/catalogue/draft/save';
import {
  newComboRequest,
  newProductRequest,
  saveComboRequest,
  saveProductRequest,
} from '@/domain/contracts/admin/catalogue';
import { isDocumentId } from '@/domain/records/documentId';
import { ok, type Answer } from '../../platform/http/answer';
import type { Log } from '../../platform/log';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AuditContext } from '../../platform/audit';
import { conflict, notValid } from '../answers';
import { ownersBefore, skuOwners } from './save/facts';
import { adminCombo, adminProduct, noSuchItem, type ListDeps } from './listRoutes';
import { batchedReader } from './save/batchedReader';
import { decideOne, type Outcome, type Saving } from './save/saveOne';
import type { CatalogueIndex, CatalogueKind } from './catalogueIndex';
import { comboKind, productKind, type CatalogueItem, type ItemKind } from './save/itemKinds';
import { inTransaction } from '../../platform/firestore/transaction';

export interface SaveDeps extends ListDeps {
  now: () => Date;
  log: Log;
}

interface Schemas<Draft> {
  fresh: v.GenericSchema<unknown, { key: string; draft: Draft }>;
  stored: v.GenericSchema<unknown, { version: string | null; draft: Draft; seen?: SeenStock }>;
}

/** The response to a save: the stored document and further values that the form shows. */
async function answerOf<T extends CatalogueItem>(
  db: Firestore,
  index: CatalogueIndex,
  kind: CatalogueKind,
  outcome: Outcome<T>,
): Promise<Answer> {
  const withDetails = (stored: CatalogueItem) =>
    'items' in stored ? adminCombo(db, stored) : adminProduct(db, index, stored);
  switch (outcome.kind) {
    case 'missing':
      return noSuchItem(kind);
    case 'refused':
      return notValid(outcome.problems);
    case 'conflict':
      return conflict(await withDetails(outcome.stored));
    case 'saved':
    case 'unchanged':
      return ok({ success: true, ...(await withDetails(outcome.stored)) });
  }
}

/** The save routes of both kinds: one for a new item, one for a stored item. */
export function saveRoutes(deps: SaveDeps): Route[] {
  async function run<Draft extends AnyDraft, T extends CatalogueItem>(
    steps: ItemKind<Draft, T>,
    { context, ...draftOf }: Omit<Saving<Draft>, 'earlierOwners'> & { context: AuditContext },
  ): Promise<Answer> {
    const { kind } = steps;
    const { target, draft } = draftOf;
    if ('id' in target && !isDocumentId(target.id)) return noSuchItem(kind);
    const db = await deps.db();
    const own = 'id' in target ? { kind, id: target.id } : null;
    const saving = {
      ...draftOf,
      earlierOwners: ownersBefore(skuOwners(await deps.index.all()), skusOf(draft), own),
    };
    const { requestId } = context;
    const outcome = await inTransaction(db, async (transaction) => {
      const reader = batchedReader(transaction);
      const settled = await decideOne(db, transaction, steps, { saving, context, reader });
      settled.write();
      return settled.outcome;
    });
    deps.log('admin.catalogue_saved', { requestId, kind, outcome: outcome.kind });
    return answerOf(db, deps.index, kind, outcome);
  }
  const routesOf = <Draft extends AnyDraft, T extends CatalogueItem>(
    steps: ItemKind<Draft, T>,
    { fresh, stored }: Schemas<Draft>,
  ) => {
    const path = `/api/admin/${steps.kind}`;
    return [
      postAsAdmin(deps, {
        path,
        right: 'catalogue.manage',
        schema: fresh,
        handle: ({ body: { key, draft } }, context) =>
          run(steps, { draft, context, target: { key, isTyped: true } }),
      }),
      postAsAdmin(deps, {
        path: `${path}/{id}`,
        right: 'catalogue.manage',
        schema: stored,
        handle: ({ params: { id = '' }, body: { draft, ...seen } }, context) =>
          run(steps, { draft, context, target: { id, ...seen } }),
      }),
    ];
  };
  return [
    ...routesOf(productKind, { fresh: newProductRequest, stored: saveProductRequest }),
    ...routesOf(comboKind, { fresh: newComboRequest, stored: saveComboRequest }),
  ];
}
