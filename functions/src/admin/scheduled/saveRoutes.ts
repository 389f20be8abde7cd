import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { newRequest, saveRequest } from '@/domain/contracts/admin/offers';
import { isDocumentId } from '@/domain/records/documentId';
import { lastPlace } from '@/domain/offers/scheduled/arrange';
import {
  codeProblems,
  decideSave,
  type ScheduledItem,
  type ScheduledDecision,
} from '@/domain/offers/scheduled/save';
import { changesBetween } from '@/domain/records/audit';
import { savedAt } from '@/domain/records/savedAt';
import { ok, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AuditContext } from '../../platform/audit';
import { conflict, notValid } from '../answers';
import { codesBefore, readClaims, type Owners } from './codes';
import { readPlaces } from './listRoutes';
import { rightFor, type Spec } from './spec';
import { binRef, notFound, auditChange, readStored } from './store';
import { inTransaction } from '../../platform/firestore/transaction';
import type { StoreDeps } from '../../platform/storeDeps';

export interface Saving<Draft> {
  id: string;
  /** null for something new. */
  version: string | null;
  draft: Draft;
  doing: AuditContext;
}

const NO_OWNERS: Owners = new Map();

/** The owners of codes from before codes had documents of their own; read before the transaction, because it is a list. */
export const ownersFor = async (
  db: Firestore,
  { codeOf }: Pick<Spec<never, never>, 'codeOf'>,
): Promise<Owners> => (codeOf ? codesBefore(db) : NO_OWNERS);

/** Decides on a save within a transaction, and writes it. */
export async function saveWithin<Draft extends object, Stored extends ScheduledItem>(
  db: Firestore,
  transaction: Transaction,
  spec: Spec<Draft, Stored>,
  { id, version, draft, doing, before }: Saving<Draft> & { before: Owners },
): Promise<ScheduledDecision<Stored>> {
  const { kind, placed, codeOf } = spec;
  const { stored, write } = await readStored<Stored>(db, transaction, { kind, id });
  // Created by this same request, and deleted since.
  if (!stored && (await transaction.get(binRef(db, kind, id))).exists) return { kind: 'gone' };
  const problems = spec.problems(draft);
  const fits = codeOf && problems.every(({ field }) => field !== 'code');
  const from = stored && codeOf ? codeOf(stored) : null;
  const claims = fits ? await readClaims(db, transaction, { id, from, to: codeOf(draft), before }) : null;
  if (fits) problems.push(...codeProblems(codeOf(draft), claims?.owner ?? null));
  const place = placed && !stored ? lastPlace(await readPlaces(db, transaction, kind)) : 0;
  const updatedAt = savedAt(stored, doing.now);
  const decision = decideSave<Draft, Stored>({
    draft,
    stored,
    version,
    problems,
    equals: (one, draft) => changesBetween(spec.toDraft(one), draft).length === 0,
    toStored: (draft, old) =>
      spec.toStored(draft, { id, createdAt: old?.createdAt ?? updatedAt, updatedAt }, { stored: old, place }),
  });
  if (decision.kind !== 'saved') return decision;
  write(decision.stored, doing.now);
  claims?.write();
  const deed = stored ? 'saved' : 'created';
  auditChange(db, transaction, doing, { spec, id, deed, before: stored, after: decision.stored });
  return decision;
}

async function save<Draft extends object, Stored extends ScheduledItem>(
  db: Firestore,
  spec: Spec<Draft, Stored>,
  saving: Saving<Draft>,
): Promise<ScheduledDecision<Stored>> {
  const before = await ownersFor(db, spec);
  return inTransaction(db, (transaction) => saveWithin(db, transaction, spec, { ...saving, before }));
}

/** The answer to a save or a toggle. */
export function answerOf<Draft, Stored extends ScheduledItem>(
  spec: Spec<Draft, Stored>,
  decision: ScheduledDecision<Stored>,
): Answer {
  switch (decision.kind) {
    case 'gone':
      return notFound(spec);
    case 'refused':
      return notValid(decision.problems);
    case 'conflict':
      return conflict({ [spec.one]: decision.stored });
    case 'saved':
    case 'same':
      return ok({ success: true, [spec.one]: decision.stored });
  }
}

/** POST /api/admin/{kind} creates a document, POST /api/admin/{kind}/{id} saves an existing one. */
export function saveRoutes<Draft extends object, Stored extends ScheduledItem>(
  deps: StoreDeps,
  spec: Spec<Draft, Stored>,
): Route[] {
  async function run(saving: Saving<Draft>): Promise<Answer> {
    if (!isDocumentId(saving.id)) return notFound(spec);
    const db = await deps.db();
    const decision = await save(db, spec, saving);
    const { requestId } = saving.doing;
    deps.log('admin.scheduled_saved', { requestId, kind: spec.kind, outcome: decision.kind });
    return answerOf(spec, decision);
  }
  return [
    postAsAdmin(deps, {
      path: `/api/admin/${spec.kind}`,
      right: rightFor(spec.kind),
      schema: newRequest(spec.schema),
      handle: ({ body: { key, draft } }, doing) => run({ id: key, version: null, draft, doing }),
    }),
    postAsAdmin(deps, {
      path: `/api/admin/${spec.kind}/{id}`,
      right: rightFor(spec.kind),
      schema: saveRequest(spec.schema),
      handle: ({ params: { id = '' }, body: { version, draft } }, doing) =>
        run({ id, version, draft, doing }),
    }),
  ];
}
