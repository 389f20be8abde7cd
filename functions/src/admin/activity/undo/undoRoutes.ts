import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isEntryId, runEntryId, undoRun } from '@/domain/admin/audit/bulk';
import {
  mayUndo,
  planUndo,
  undoRunTarget,
  undoTarget,
  type UndoKind,
  type UndoPlan,
} from '@/domain/admin/audit/undo';
import {
  undoRequest,
  type UndoPreview,
  type UndoPreviewResponse,
  type UndoResponse,
} from '@/domain/contracts/admin/activity';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import type { AuditEntry } from '@/domain/records/audit';
import type { ScheduledItem } from '@/domain/offers/scheduled/save';
import { auditPartRef, auditRef, undoMarkRefs } from '../../../platform/audit';
import { noRight, notAdmin } from '../../../platform/callers/accountStatus';
import { ok, refuse, type Answer } from '../../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../../platform/http/route';
import { notValid } from '../../answers';
import { comboKind, productKind, type CatalogueItem, type ItemKind } from '../../catalogue/save/itemKinds';
import type { SaveDeps } from '../../catalogue/saveRoutes';
import { BANNERS, HIGHLIGHTS, OFFERS, type Spec } from '../../scheduled/spec';
import { toScheduled } from '../../scheduled/store';
import { codeTaken } from '../../scheduled/toggleRoutes';
import { describeEntries, readColleagues } from '../describeEntries';
import type { StoredEntry } from '../readEntries';
import type { UndoOutcome, Undoing } from './outcome';
import { undoItem } from './undoItem';
import { undoScheduled } from './undoScheduled';
import { messages } from './messages';

const PATH = '/api/admin/activity/{id}';

type About = Pick<Undoing, 'entry' | 'target'>;

/** How an entry of one kind of thing is taken back. */
interface Undoer {
  plan: (about: About, snapshot: DocumentSnapshot) => UndoPlan;
  undo: (undoing: Undoing) => Promise<UndoOutcome>;
}

const itemUndoer = <Draft extends AnyDraft, Stored extends CatalogueItem>(
  deps: SaveDeps,
  steps: ItemKind<Draft, Stored>,
): Undoer => ({
  plan: (about, snapshot) =>
    planUndo({ ...about, stored: steps.toStored(snapshot), draftOf: (one) => steps.draftOf(one) }),
  undo: (undoing) => undoItem(deps, steps, undoing),
});

const scheduledUndoer = <Draft extends object, Stored extends ScheduledItem>(
  deps: SaveDeps,
  spec: Spec<Draft, Stored>,
): Undoer => ({
  plan: (about, snapshot) =>
    planUndo({ ...about, stored: toScheduled<Stored>(snapshot), draftOf: spec.toDraft }),
  undo: (undoing) => undoScheduled(deps, spec, undoing),
});

const undoersOf = (deps: SaveDeps): Record<UndoKind, Undoer> => ({
  products: itemUndoer(deps, productKind),
  combos: itemUndoer(deps, comboKind),
  offers: scheduledUndoer(deps, OFFERS),
  banners: scheduledUndoer(deps, BANNERS),
  highlights: scheduledUndoer(deps, HIGHLIGHTS),
});

const missing = (): Answer => refuse(404, 'not_found', messages.noSuchEntry);

async function findEntry(db: Firestore, id: string): Promise<StoredEntry | null> {
  if (!isEntryId(id)) return null;
  const found = await db.getAll(auditRef(db, id), auditPartRef(db, id));
  const entry = found.find(({ exists }) => exists)?.data() as AuditEntry | undefined;
  return entry ? { ...entry, id } : null;
}

function previewOf(plan: UndoPlan): UndoPreview {
  switch (plan.kind) {
    case 'save':
    case 'delete':
    case 'restore':
      return { kind: 'possible', how: plan.kind, lines: plan.lines };
    default:
      return plan;
  }
}

function answerOf(outcome: UndoOutcome): Answer {
  const done = (message: string, isDone: boolean): Answer =>
    ok({ success: true, message, isDone } satisfies UndoResponse);
  switch (outcome.kind) {
    case 'done':
      return done(messages.undone, true);
    case 'undone':
      return done(messages.undoneBefore, false);
    case 'already':
      return done(messages.already, false);
    case 'changed':
      return refuse(409, 'changed_since', messages.changedSince, { differences: outcome.differences });
    case 'gone':
      return refuse(404, 'not_found', messages.deleted);
    case 'refused':
      return notValid(outcome.problems);
    case 'code_taken':
      return codeTaken(outcome);
  }
}

/** GET /api/admin/activity/{id}, what an undo would do, and POST …/undo. The right of the thing's editor counts too. */
export function undoRoutes(deps: SaveDeps): Route[] {
  const undoers = undoersOf(deps);

  async function preview(db: Firestore, entry: StoredEntry): Promise<UndoPreview> {
    const target = undoTarget(entry);
    if (!target) return { kind: 'none' };
    const [snapshot, ...marks] = await db.getAll(
      db.collection(target.kind).doc(target.id),
      ...undoMarkRefs(db, entry.id),
    );
    const undone = marks.find(({ exists }) => exists)?.data() as AuditEntry | undefined;
    if (undone) return { kind: 'undone', at: undone.at, by: undone.by.name ?? undone.by.email };
    if (!snapshot) throw new Error(`${entry.target} was not answered`);
    return previewOf(undoers[target.kind].plan({ entry, target }, snapshot));
  }

  return [
    getAsAdmin({
      path: PATH,
      right: 'activity.read',
      async handle({ params: { id = '' } }, { role }) {
        const db = await deps.db();
        const stored = await findEntry(db, id);
        if (!stored) return missing();
        const target = undoTarget(stored);
        const [single, people] = await Promise.all([
          target && mayUndo(role, target) ? preview(db, stored) : ({ kind: 'none' } as const),
          readColleagues(db),
        ]);
        const [entry] = await describeEntries(db, [stored], people);
        const ofRun = undoRunTarget(stored);
        const isRun = ofRun !== null && mayUndo(role, ofRun);
        const undo: UndoPreview = isRun ? { kind: 'parts', count: entry?.parts ?? 0 } : single;
        return entry ? ok({ success: true, entry, undo } satisfies UndoPreviewResponse) : missing();
      },
    }),
    postAsAdmin(deps, {
      path: `${PATH}/undo`,
      right: 'activity.read',
      schema: undoRequest,
      async handle({ requestId, params: { id = '' }, body: { withRun } }, context) {
        const entry = await findEntry(await deps.db(), id);
        if (!entry) return missing();
        const target = undoTarget(entry);
        if (!target) return refuse(409, 'cannot_undo', messages.cannotUndo);
        const { role } = context.who;
        if (!mayUndo(role, target)) return role ? noRight(role) : notAdmin();
        const of = withRun ? entry.run : undefined;
        const outcome = await undoers[target.kind].undo({
          entryId: id,
          entry,
          target,
          context: { ...context, run: of && undoRun(of), undoesRun: of && runEntryId(of) },
        });
        deps.log('admin.undone', { requestId, entry: id, outcome: outcome.kind });
        return answerOf(outcome);
      },
    }),
  ];
}
