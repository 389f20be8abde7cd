import type { Firestore } from 'firebase-admin/firestore';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import {
  newComboRequest,
  newProductRequest,
  saveComboRequest,
  saveProductRequest,
} from '@/domain/contracts/adminCatalogue';
import { isDocumentId } from '@/domain/general/documentId';
import { toCombo, toProduct } from '../../catalogue/documents';
import { ok, type Answer } from '../../platform/http/answer';
import type { Log } from '../../platform/log';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { inTransaction } from '../../payments/records';
import type { Doing } from '../../platform/audit';
import { conflict, notValid, orBusyShelf } from '../answers';
import { ownersBefore, skuOwners } from './facts';
import { adminCombo, adminProduct, noSuch, type ShelfDeps } from './listRoutes';
import { readTogether } from './batchedReader';
import { settle, type Outcome, type Saving } from './saveOne';
import type { ShelfIndex, ShelfKind } from './catalogueIndex';
import { comboSteps, productSteps, type Shelved, type Steps } from './itemKinds';

export interface SaveDeps extends ShelfDeps {
  now: () => Date;
  log: Log;
}

/** What a save is answered with: the document as it stands, with what the form shows beside it. */
async function answerOf<T extends Shelved>(
  db: Firestore,
  index: ShelfIndex,
  kind: ShelfKind,
  outcome: Outcome<T>,
): Promise<Answer> {
  const whole = (stored: Shelved) =>
    'items' in stored ? adminCombo(db, stored) : adminProduct(db, index, stored);
  switch (outcome.kind) {
    case 'gone':
      return noSuch(kind);
    case 'refused':
      return notValid(outcome.problems);
    case 'conflict':
      return conflict(await whole(outcome.stored));
    case 'saved':
    case 'unchanged':
      return ok({ success: true, ...(await whole(outcome.stored)) });
    case 'made': {
      const snapshot = await db.collection(kind).doc(outcome.id).get();
      const stored = kind === 'products' ? toProduct(snapshot) : toCombo(snapshot);
      return stored ? ok({ success: true, ...(await whole(stored)) }) : noSuch(kind);
    }
  }
}

export const skusOf = (draft: AnyDraft) =>
  'items' in draft ? [draft.sku] : draft.variants.map(({ sku }) => sku);

/** The saves of one kind: of something new, and of what is stored. */
export function saveRoutes(deps: SaveDeps): Route[] {
  async function run<Draft extends AnyDraft, T extends Shelved>(
    steps: Steps<Draft, T>,
    { doing, ...draftOf }: Omit<Saving<Draft>, 'before'> & { doing: Doing },
  ): Promise<Answer> {
    const { kind } = steps;
    const { of, draft } = draftOf;
    if ('id' in of && !isDocumentId(of.id)) return noSuch(kind);
    const db = await deps.db();
    const target = 'id' in of ? { kind, id: of.id } : null;
    const saving = {
      ...draftOf,
      before: ownersBefore(skuOwners(await deps.index.all()), skusOf(draft), target),
    };
    const { requestId } = doing;
    return orBusyShelf(async () => {
      const outcome = await inTransaction(db, async (transaction) => {
        const reader = readTogether(transaction);
        const settled = await settle(db, transaction, steps, { saving, doing, reader });
        settled.write();
        return settled.outcome;
      });
      deps.log('admin.catalogue_saved', { requestId, kind, outcome: outcome.kind });
      return answerOf(db, deps.index, kind, outcome);
    });
  }
  return [
    postAsAdmin({
      path: '/api/admin/products',
      schema: newProductRequest,
      handle: ({ requestId, body: { key, draft } }, who) =>
        run(productSteps, { draft, doing: { who, requestId, now: deps.now() }, of: { key } }),
    }),
    postAsAdmin({
      path: '/api/admin/products/{id}',
      schema: saveProductRequest,
      handle: ({ requestId, params: { id = '' }, body: { version, draft, seen } }, who) =>
        run(productSteps, {
          ...{ draft, doing: { who, requestId, now: deps.now() } },
          of: { id, version, seen },
        }),
    }),
    postAsAdmin({
      path: '/api/admin/combos',
      schema: newComboRequest,
      handle: ({ requestId, body: { key, draft } }, who) =>
        run(comboSteps, { draft, doing: { who, requestId, now: deps.now() }, of: { key } }),
    }),
    postAsAdmin({
      path: '/api/admin/combos/{id}',
      schema: saveComboRequest,
      handle: ({ requestId, params: { id = '' }, body: { version, draft } }, who) =>
        run(comboSteps, {
          ...{ draft, doing: { who, requestId, now: deps.now() } },
          of: { id, version },
        }),
    }),
  ];
}
