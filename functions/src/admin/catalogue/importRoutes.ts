import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { skusOf, type AnyDraft, type ComboDraft, type ProductDraft } from '@/domain/catalogue/draft/draft';
import type { SeenStock } from '@/domain/catalogue/draft/save';
import {
  importRequest,
  importRows,
  type ImportRequest,
  type ImportResponse,
  type ImportResult,
} from '@/domain/contracts/admin/import';
import { parse } from '@/domain/contracts/parse';
import { ok, type Answer } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import { postAsAdmin, type Call, type Route } from '../../platform/http/route';
import { mapInBatches } from '../../platform/concurrency/mapInBatches';
import type { AuditContext } from '../../platform/audit';
import { groupDisjoint } from './save/groupDisjoint';
import { watchCombos } from './combosOffSale';
import { ownersBefore, skuOwners } from './save/facts';
import { batchedReader } from './save/batchedReader';
import type { CatalogueKind } from './catalogueIndex';
import { decideOne, type Outcome, type Saving } from './save/saveOne';
import type { SaveDeps } from './saveRoutes';
import { comboKind, productKind, type CatalogueItem, type ItemKind } from './save/itemKinds';
import { inTransaction, MAX_ATTEMPTS } from '../../platform/firestore/transaction';
import { messages } from './messages';

/** Rows in one transaction. Measured with bench/csv.ts: more rows gain little and block shoppers for longer. */
const ROWS_PER_TRANSACTION = 25;
/** Transactions at once. */
const CONCURRENCY = 2;
/** Tries of rows together: they fail sooner than one alone, which is tried after them within the same call. */
export const GROUP_ATTEMPTS = 4;

interface Row<Draft> extends Saving<Draft> {
  /** Its index in the request. */
  at: number;
}
type Read<Draft> = (
  row: unknown,
) => { ok: true; value: Pick<Row<Draft>, 'draft' | 'target'> } | { ok: false; problem: ImportResult };

const refused = (reason: string, field = ''): ImportResult => ({ outcome: 'refused', field, reason });

function resultOf(
  { id, outcome }: { id: string; outcome: Outcome<CatalogueItem> },
  isNew: boolean,
): ImportResult {
  switch (outcome.kind) {
    case 'saved':
      return { outcome: isNew ? 'created' : 'changed', id };
    case 'unchanged':
      return { outcome: 'unchanged', id };
    case 'conflict':
      return refused(messages.notOverwritten);
    case 'missing':
      return refused(messages.gone);
    case 'refused': {
      const [first] = outcome.problems;
      return refused(first?.message ?? messages.failed, first?.field);
    }
  }
}

/** The names of what a row writes to. Two rows that share one cannot be in one transaction. */
const namesOf = ({ target, draft }: Row<AnyDraft>) => [
  `id ${'id' in target ? target.id : draft.slug}`,
  ...skusOf(draft).map((sku) => `sku ${sku}`),
];

/** Milliseconds: the requests of one import follow each other, so they share one reading of the index. */
const SAME_IMPORT_MS = 30_000;

/** The stored products that rows take off sale: their combos go off sale with them, so the answer names those. */
function idsOffSaleByRows(kind: CatalogueKind, rows: readonly Row<AnyDraft>[]) {
  const leaving = kind === 'products' ? rows.filter(({ draft }) => draft.status !== 'active') : [];
  return leaving.flatMap(({ target }) => ('id' in target ? [target.id] : []));
}

/**
 * The import route of one kind. Rows without conflicts are saved in one transaction, each by the rules of a single
 * save.
 */
function importRoute<Draft extends AnyDraft, Stored extends CatalogueItem>(
  deps: SaveDeps,
  steps: ItemKind<Draft, Stored>,
  read: Read<Draft>,
): Route {
  const { kind } = steps;

  function saveTogether(db: Firestore, context: AuditContext, rows: readonly Row<Draft>[]) {
    const save = async (transaction: Transaction) => {
      const reader = batchedReader(transaction);
      const settled = await Promise.all(
        rows.map((saving) => decideOne(db, transaction, steps, { saving, context, reader })),
      );
      for (const { write } of settled) write();
      return settled.map((one, at) => resultOf(one, 'key' in (rows[at]?.target ?? {})));
    };
    return inTransaction(db, save, rows.length > 1 ? GROUP_ATTEMPTS : MAX_ATTEMPTS);
  }

  async function handle(
    { requestId, body, hasTime }: Call<ImportRequest>,
    context: AuditContext,
  ): Promise<Answer> {
    const db = await deps.db();
    const results: ImportResult[] = [];
    const rows: Row<Draft>[] = [];
    // Items created since have claimed their SKUs, so a slightly old index is enough.
    const owners = skuOwners(await deps.index.remembered());
    for (const [at, row] of body.rows.entries()) {
      const parsed = read(row);
      if (!parsed.ok) results[at] = parsed.problem;
      else {
        const { draft, target } = parsed.value;
        const own = 'id' in target ? { kind, id: target.id } : null;
        rows.push({ at, draft, target, earlierOwners: ownersBefore(owners, skusOf(draft), own) });
      }
    }

    const combosGone = await watchCombos(deps.index, idsOffSaleByRows(kind, rows), SAME_IMPORT_MS);

    /** Each call saves something, so that resending the rest comes to an end. */
    let isAnyDone = false;
    let hasBegun = false;
    /**
     * Saves the rows together, or one by one where that fails, so that a product in high demand does not block the
     * others.
     */
    async function save(some: readonly Row<Draft>[]): Promise<void> {
      const isFirst = some.length === 1 ? !isAnyDone : !hasBegun;
      if (!isFirst && !hasTime()) {
        for (const { at } of some) results[at] = { outcome: 'left' };
        return;
      }
      hasBegun = true;
      try {
        const saved = await saveTogether(db, context, some);
        for (const [n, { at }] of some.entries()) results[at] = saved[n] ?? refused(messages.failed);
        isAnyDone = true;
      } catch (error) {
        deps.log(
          'admin.import_crashed',
          { requestId, kind, rows: some.length, ...errorFields(error) },
          'ERROR',
        );
        const [only] = some;
        if (some.length === 1 && only) {
          results[only.at] = refused(messages.failed);
          isAnyDone = true;
        } else for (const one of some) await save([one]);
      }
    }
    const groups = groupDisjoint(rows, ROWS_PER_TRANSACTION, namesOf);
    // A later group may depend on a row of an earlier one.
    const names = rows.flatMap(namesOf);
    const distinct = new Set(names).size === names.length;
    await mapInBatches(groups, distinct ? CONCURRENCY : 1, save);
    const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
    deps.log('admin.imported', {
      requestId,
      kind,
      created: count('created'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
      left: count('left'),
    });
    const changed = results.flatMap((one) => (one.outcome === 'changed' ? [one.id] : []));
    return ok({ success: true, results, combosOffSale: combosGone(changed) } satisfies ImportResponse);
  }

  return postAsAdmin(deps, {
    path: `/api/admin/import/${kind}`,
    right: 'catalogue.manage',
    schema: importRequest,
    handle,
  });
}

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** Reads a row; a row with an id belongs to a stored item. A problem refuses this row alone. */
function reading<Draft>(schemas: {
  stored: Schema<{ id: string; version: string | null; draft: Draft; seen?: SeenStock }>;
  fresh: Schema<{ key: string; draft: Draft }>;
}): Read<Draft> {
  return (row) => {
    const isStored = typeof row === 'object' && row !== null && 'id' in row;
    const parsed = parse(isStored ? schemas.stored : schemas.fresh, row);
    if (parsed.ok) {
      const { draft, ...target } = parsed.value;
      return { ok: true, value: { draft, target } };
    }
    return { ok: false, problem: refused(parsed.message, parsed.field.replace(/^draft\./, '')) };
  };
}

/** POST /api/admin/import/{products|combos} */
export const importRoutes = (deps: SaveDeps): Route[] => [
  importRoute(deps, productKind, reading<ProductDraft>(importRows.products)),
  importRoute(deps, comboKind, reading<ComboDraft>(importRows.combos)),
];
