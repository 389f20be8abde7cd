import { type AccessRequest, type Authorizer, type Identity, type Method } from '../authorizer';
import { FirestoreError } from '../errors';
import { type Query } from '../query/types';
import { type Database } from '../store/database';
import { type ReadView } from '../store/readView';
import { type StoredDocument } from '../values/types';
import { type Stage } from '../writes/stage';

/** The caller: the owner, who bypasses the rules, or a user (null: anonymous). */
export type Caller = { readonly kind: 'owner' } | { readonly kind: 'user'; readonly auth: Identity | null };

/** Authorizes one caller's operations on one database. Throws PERMISSION_DENIED. */
export class Access {
  constructor(
    private readonly authorizer: Authorizer | null,
    private readonly caller: Caller,
    private readonly database: Database,
  ) {}

  /** Whether the rules apply to the caller. */
  get isBound(): boolean {
    return this.authorizer !== null && this.caller.kind === 'user';
  }

  /** `batch`: an object shared by the reads of one call; null for a read of one document. */
  checkGet(view: ReadView, path: string, time: string, batch: object | null = null): void {
    if (this.isBound) this.check(view, view, 'get', path, time, { before: view.get(path) ?? null, batch });
  }

  checkList(view: ReadView, parent: string, query: Query, time: string): void {
    if (!this.isBound) return;
    // Only the owner may query collections of every id, because no rule names them.
    if (query.collectionId === null) throw denied('a query over all collections');
    const path = parent === '' ? query.collectionId : `${parent}/${query.collectionId}`;
    const { allDescendants, where, givenOrderBy, limit, offset } = query;
    const constraints = { allDescendants, where, orderBy: givenOrderBy, limit, offset };
    this.check(view, view, 'list', path, time, { query: constraints });
  }

  /** `isTransaction`: whether the commit ends a transaction, whose reads then count too. */
  checkWrites(stage: Stage, time: string, isTransaction: boolean): void {
    if (!this.isBound) return;
    const { writes, outcome } = stage;
    const batch = isTransaction || writes.length > 1 ? stage : null;
    const after: Pick<ReadView, 'get'> = {
      get: (path) => (outcome.has(path) ? outcome.get(path) : this.database.get(path)),
    };
    for (const staged of writes) {
      const before = staged.before ?? null;
      const method = methodOf(staged.write.kind, before);
      const isRead = method === 'get' || method === 'delete';
      const documents = { before, after: isRead ? null : (staged.after ?? null), batch };
      this.check(this.database, after, method, staged.write.path, time, documents);
    }
  }

  /** For calls that only the owner may make. */
  checkOwner(what: string): void {
    if (this.isBound) throw denied(what);
  }

  private check(
    now: Pick<ReadView, 'get'>,
    after: Pick<ReadView, 'get'>,
    method: Method,
    path: string,
    time: string,
    details: Partial<Pick<AccessRequest, 'before' | 'after' | 'query' | 'batch'>>,
  ): void {
    if (this.authorizer === null || this.caller.kind === 'owner') return;
    const decision = this.authorizer.authorize({
      project: this.database.project,
      database: this.database.id,
      method,
      path: path.split('/'),
      auth: this.caller.auth,
      time,
      before: null,
      after: null,
      query: null,
      batch: null,
      ...details,
      get: (segments) => now.get(segments.join('/')) ?? null,
      getAfter: (segments) => after.get(segments.join('/')) ?? null,
    });
    if (!decision.allowed) throw denied(decision.reason);
  }
}

function methodOf(kind: 'update' | 'delete' | 'verify', before: StoredDocument | null): Method {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  return before === null ? 'create' : 'update';
}

// The first line equals the service's; the reason helps the author of the rules.
function denied(reason: string): FirestoreError {
  return new FirestoreError('PERMISSION_DENIED', `Missing or insufficient permissions.\n${reason}`.trimEnd());
}
