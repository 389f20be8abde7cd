import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Combo, Product } from '@/domain/catalogue';
import type { ComboDraft, ProductDraft } from '@/domain/catalogueDraft/draft';
import {
  decideCombo,
  decideProduct,
  type Decision,
  type Owners,
  type Seen,
} from '@/domain/catalogueDraft/save';
import {
  newComboRequest,
  newProductRequest,
  saveComboRequest,
  saveProductRequest,
} from '@/domain/contracts/adminCatalogue';
import { isDocumentId } from '@/domain/documentId';
import { toCombo, toProduct } from '../../catalogue/documents';
import { ok, type Answer } from '../../http/answer';
import type { Log } from '../../http/log';
import { postAsAdmin, type Route } from '../../http/route';
import { inTransaction } from '../../payment/records';
import type { Doing } from '../audit';
import { conflict, notValid, orBusyShelf } from './answers';
import { comboFacts, ownersBefore, productFacts, type Target } from './facts';
import { adminCombo, adminProduct, noSuch, type ShelfDeps } from './listRoutes';
import type { ShelfKind } from './shelfIndex';
import { freeId, madeBefore, writeChange } from './write';

export interface SaveDeps extends ShelfDeps {
  now: () => Date;
  log: Log;
}

/** A draft, and whether it is of something new (`key`) or of what is stored (`id`, `version`). */
interface Saving<Draft> {
  draft: Draft;
  doing: Doing;
  before: Owners;
  of: { key: string } | { id: string; version: string | null; seen?: Seen };
}

type Outcome<T> = Decision<T> | { kind: 'gone' } | { kind: 'made'; id: string };

/** Where a draft is to be written: under the id of what is stored, or under a free one. */
async function targetOf(
  db: Firestore,
  transaction: Transaction,
  kind: ShelfKind,
  { draft, of }: Saving<ProductDraft | ComboDraft>,
): Promise<Target & { made: boolean }> {
  if ('id' in of) return { kind, id: of.id, made: false };
  const sku = 'items' in draft ? draft.sku : (draft.variants[0]?.sku ?? '');
  const made = isDocumentId(sku) ? await madeBefore(db, transaction, kind, { sku, key: of.key }) : null;
  if (made !== null) return { kind, id: made, made: true };
  const slug = isDocumentId(draft.slug) ? draft.slug : kind;
  return { kind, id: await freeId(db, transaction, kind, { slug, key: of.key }), made: false };
}

const versionOf = ({ of }: Saving<unknown>) => ('id' in of ? of.version : null);
const keyOf = ({ of }: Saving<unknown>) => ('id' in of ? '' : of.key);

function saveProduct(db: Firestore, saving: Saving<ProductDraft>): Promise<Outcome<Product>> {
  return inTransaction<Outcome<Product>>(db, async (transaction) => {
    const { made, ...target } = await targetOf(db, transaction, 'products', saving);
    if (made) return { kind: 'made', id: target.id };
    const { id } = target;
    const stored = toProduct(await transaction.get(db.collection('products').doc(id)));
    if ('id' in saving.of && !stored) return { kind: 'gone' };
    const { draft, doing, before, of } = saving;
    const facts = await productFacts(db, transaction, { id, draft, before, stored });
    const seen = 'id' in of ? (of.seen ?? {}) : {};
    const decision = decideProduct(facts, { id, draft, seen, version: versionOf(saving), now: doing.now });
    if (decision.kind !== 'saved') return decision;
    const change = { before: stored, after: decision.stored, levels: decision.levels, key: keyOf(saving) };
    writeChange(db, transaction, doing, target, { ...change, deed: stored ? 'saved' : 'created' });
    return decision;
  });
}

function saveCombo(db: Firestore, saving: Saving<ComboDraft>): Promise<Outcome<Combo>> {
  return inTransaction<Outcome<Combo>>(db, async (transaction) => {
    const { made, ...target } = await targetOf(db, transaction, 'combos', saving);
    if (made) return { kind: 'made', id: target.id };
    const { id } = target;
    const stored = toCombo(await transaction.get(db.collection('combos').doc(id)));
    if ('id' in saving.of && !stored) return { kind: 'gone' };
    const { draft, doing, before } = saving;
    const facts = await comboFacts(db, transaction, { id, draft, before, stored });
    const decision = decideCombo(facts, { id, draft, version: versionOf(saving), now: doing.now });
    if (decision.kind !== 'saved') return decision;
    const change = { before: stored, after: decision.stored, levels: [], key: keyOf(saving) };
    writeChange(db, transaction, doing, target, { ...change, deed: stored ? 'saved' : 'created' });
    return decision;
  });
}

/** What a save is answered with: the document as it stands, with what the form shows beside it. */
async function answerOf<T extends Product | Combo>(
  db: Firestore,
  kind: ShelfKind,
  outcome: Outcome<T>,
): Promise<Answer> {
  const whole = (stored: Product | Combo) =>
    'items' in stored ? adminCombo(db, stored) : adminProduct(db, stored);
  switch (outcome.kind) {
    case 'gone':
      return noSuch(kind);
    case 'refused':
      return notValid(outcome.problems);
    case 'conflict':
      return conflict(await whole(outcome.stored));
    case 'saved':
      return ok({ success: true, ...(await whole(outcome.stored)) });
    case 'made': {
      const snapshot = await db.collection(kind).doc(outcome.id).get();
      const stored = kind === 'products' ? toProduct(snapshot) : toCombo(snapshot);
      return stored ? ok({ success: true, ...(await whole(stored)) }) : noSuch(kind);
    }
  }
}

const skusOf = (draft: ProductDraft | ComboDraft) =>
  'items' in draft ? [draft.sku] : draft.variants.map(({ sku }) => sku);

/** The saves of one kind: of something new, and of what is stored. */
export function saveRoutes(deps: SaveDeps): Route[] {
  async function run<Draft extends ProductDraft | ComboDraft, T extends Product | Combo>(
    kind: ShelfKind,
    save: (db: Firestore, saving: Saving<Draft>) => Promise<Outcome<T>>,
    saving: Omit<Saving<Draft>, 'before'>,
  ): Promise<Answer> {
    const { of, draft, doing } = saving;
    if ('id' in of && !isDocumentId(of.id)) return noSuch(kind);
    const db = await deps.db();
    const target = 'id' in of ? { kind, id: of.id } : null;
    const before = await ownersBefore(deps.index, skusOf(draft), target);
    const { requestId } = doing;
    return orBusyShelf(async () => {
      const outcome = await save(db, { ...saving, before });
      deps.log('admin.catalogue_saved', { requestId, kind, outcome: outcome.kind });
      return answerOf(db, kind, outcome);
    });
  }
  return [
    postAsAdmin({
      path: '/api/admin/products',
      schema: newProductRequest,
      handle: ({ requestId, body: { key, draft } }, who) =>
        run('products', saveProduct, { draft, doing: { who, requestId, now: deps.now() }, of: { key } }),
    }),
    postAsAdmin({
      path: '/api/admin/products/{id}',
      schema: saveProductRequest,
      handle: ({ requestId, params: { id = '' }, body: { version, draft, seen } }, who) =>
        run('products', saveProduct, {
          ...{ draft, doing: { who, requestId, now: deps.now() } },
          of: { id, version, seen },
        }),
    }),
    postAsAdmin({
      path: '/api/admin/combos',
      schema: newComboRequest,
      handle: ({ requestId, body: { key, draft } }, who) =>
        run('combos', saveCombo, { draft, doing: { who, requestId, now: deps.now() }, of: { key } }),
    }),
    postAsAdmin({
      path: '/api/admin/combos/{id}',
      schema: saveComboRequest,
      handle: ({ requestId, params: { id = '' }, body: { version, draft } }, who) =>
        run('combos', saveCombo, {
          ...{ draft, doing: { who, requestId, now: deps.now() } },
          of: { id, version },
        }),
    }),
  ];
}
