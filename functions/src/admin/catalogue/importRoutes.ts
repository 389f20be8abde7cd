import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { AnyDraft, ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import type { Seen } from '@/domain/catalogue/draft/save';
import {
  importRequest,
  importRows,
  type ImportResponse,
  type ImportResult,
} from '@/domain/contracts/adminImport';
import { parse } from '@/domain/contracts/parse';
import { ok, type Answer } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import { postAsAdmin, type Call, type Route } from '../../platform/http/route';
import { MAX_ATTEMPTS } from '../../orders/placeOrder';
import { inTransaction } from '../../payments/records';
import { sideBySide } from '../../platform/concurrency/mapInBatches';
import type { Doing } from '../../platform/audit';
import { apart } from './groupDisjoint';
import { comboWatch } from './combosOffSale';
import { ownersBefore, skuOwners } from './facts';
import { readTogether } from './batchedReader';
import type { ShelfKind } from './catalogueIndex';
import { settle, type Outcome, type Saving } from './saveOne';
import { skusOf, type SaveDeps } from './saveRoutes';
import { comboSteps, productSteps, type Shelved, type Steps } from './itemKinds';

/** So many rows in one transaction: as measured by bench/csv.ts, more gain little and are in shoppers' way for longer. */
const TOGETHER = 25;
/** So many transactions at once. */
const AT_ONCE = 2;
/** Tries of rows together: they fail sooner than one alone, which is tried after them within the same call. */
export const TRIES_TOGETHER = 4;

const MEANWHILE = 'Somebody else saved it meanwhile. Nothing of it was overwritten.';
const GONE = 'It is not there any more.';
const FAILED = 'It could not be saved. Please try again.';

interface Row<Draft> extends Saving<Draft> {
  /** Its place in the request. */
  at: number;
}
type Read<Draft> = (
  row: unknown,
) => { ok: true; value: Pick<Row<Draft>, 'draft' | 'of'> } | { ok: false; problem: ImportResult };

const refused = (reason: string, field = ''): ImportResult => ({ outcome: 'refused', field, reason });

function resultOf({ id, outcome }: { id: string; outcome: Outcome<Shelved> }, isNew: boolean): ImportResult {
  switch (outcome.kind) {
    case 'saved':
      return { outcome: isNew ? 'created' : 'changed', id };
    case 'unchanged':
    case 'made':
      return { outcome: 'unchanged', id };
    case 'conflict':
      return refused(MEANWHILE);
    case 'gone':
      return refused(GONE);
    case 'refused': {
      const [first] = outcome.problems;
      return refused(first?.message ?? FAILED, first?.field);
    }
  }
}

/** What a row would write to; two rows with a name in common cannot be in one transaction. */
const namesOf = ({ of, draft }: Row<AnyDraft>) => [
  `id ${'id' in of ? of.id : draft.slug}`,
  ...skusOf(draft).map((sku) => `sku ${sku}`),
];

/** Milliseconds: parcels of one import follow each other, and need not read again what was saved between two of them. */
const SAME_IMPORT = 30_000;

/** Products that are taken off sale take combos with them. */
async function watchCombos({ index }: SaveDeps, kind: ShelfKind, rows: readonly Row<AnyDraft>[]) {
  const leaving = kind === 'products' ? rows.filter(({ draft }) => draft.status !== 'active') : [];
  const ids = leaving.flatMap(({ of }) => ('id' in of ? [of.id] : []));
  return ids.length === 0 ? () => [] : comboWatch(ids, await index.all({ within: SAME_IMPORT }));
}

/** The route of one kind. Rows that stand in nobody's way are saved together, each by the rules of a single save. */
function importRoute<Draft extends AnyDraft, Stored extends Shelved>(
  deps: SaveDeps,
  steps: Steps<Draft, Stored>,
  read: Read<Draft>,
): Route {
  const { kind } = steps;

  function saveTogether(db: Firestore, doing: Doing, rows: readonly Row<Draft>[]) {
    const save = async (transaction: Transaction) => {
      const reader = readTogether(transaction);
      const settled = await Promise.all(
        rows.map((saving) => settle(db, transaction, steps, { saving, doing, reader })),
      );
      for (const { write } of settled) write();
      return settled.map((one, at) => resultOf(one, 'key' in (rows[at]?.of ?? {})));
    };
    return inTransaction(db, save, rows.length > 1 ? TRIES_TOGETHER : MAX_ATTEMPTS);
  }

  async function handle(
    { requestId, body, hasTime }: Call<{ rows: unknown[] }>,
    who: Doing['who'],
  ): Promise<Answer> {
    const db = await deps.db();
    const doing = { who, requestId, now: deps.now() };
    const results: ImportResult[] = [];
    const rows: Row<Draft>[] = [];
    // What was made since then has claimed its SKUs: what this instance remembers will do.
    const owners = skuOwners(await deps.index.remembered());
    for (const [at, row] of body.rows.entries()) {
      const parsed = read(row);
      if (!parsed.ok) results[at] = parsed.problem;
      else {
        const { draft, of } = parsed.value;
        const before = ownersBefore(owners, skusOf(draft), 'id' in of ? { kind, id: of.id } : null);
        rows.push({ at, draft, of, before });
      }
    }

    const combosGone = await watchCombos(deps, kind, rows);

    /** Each call gets something done, so that whoever sends what is left comes to an end. */
    let isAnyDone = false;
    let hasBegun = false;
    /** Together, or where that fails each on its own, so that one of which shoppers buy a lot holds up no other. */
    async function save(some: readonly Row<Draft>[]): Promise<void> {
      const isFirst = some.length === 1 ? !isAnyDone : !hasBegun;
      if (!isFirst && !hasTime()) {
        for (const { at } of some) results[at] = { outcome: 'left' };
        return;
      }
      hasBegun = true;
      try {
        const saved = await saveTogether(db, doing, some);
        for (const [n, { at }] of some.entries()) results[at] = saved[n] ?? refused(FAILED);
        isAnyDone = true;
      } catch (error) {
        deps.log(
          'admin.import_crashed',
          { requestId, kind, rows: some.length, ...errorFields(error) },
          'ERROR',
        );
        const [only] = some;
        if (some.length === 1 && only) {
          results[only.at] = refused(FAILED);
          isAnyDone = true;
        } else for (const one of some) await save([one]);
      }
    }
    const groups = apart(rows, TOGETHER, namesOf);
    // Groups after the first may hold what has to come after a row of an earlier one.
    const names = rows.flatMap(namesOf);
    const distinct = new Set(names).size === names.length;
    await sideBySide(groups, distinct ? AT_ONCE : 1, save);
    const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
    deps.log('admin.imported', {
      ...{ requestId, kind, created: count('created'), changed: count('changed') },
      ...{ unchanged: count('unchanged'), refused: count('refused'), left: count('left') },
    });
    const changed = results.flatMap((one) => (one.outcome === 'changed' ? [one.id] : []));
    return ok({ success: true, results, combosOffSale: combosGone(changed) } satisfies ImportResponse);
  }

  return postAsAdmin({ path: `/api/admin/import/${kind}`, schema: importRequest, handle });
}

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** Reads a row: one with an id is of what is stored. What is wrong with it is said of the row alone. */
function reading<Draft>(schemas: {
  stored: Schema<{ id: string; version: string | null; draft: Draft; seen?: Seen }>;
  fresh: Schema<{ key: string; draft: Draft }>;
}): Read<Draft> {
  return (row) => {
    const isStored = typeof row === 'object' && row !== null && 'id' in row;
    const parsed = parse(isStored ? schemas.stored : schemas.fresh, row);
    if (parsed.ok) {
      const { draft, ...of } = parsed.value;
      return { ok: true, value: { draft, of } };
    }
    return { ok: false, problem: refused(parsed.message, parsed.field.replace(/^draft\./, '')) };
  };
}

/** POST /api/admin/import/{products|combos} */
export const importRoutes = (deps: SaveDeps): Route[] => [
  importRoute(deps, productSteps, reading<ProductDraft>(importRows.products)),
  importRoute(deps, comboSteps, reading<ComboDraft>(importRows.combos)),
];
