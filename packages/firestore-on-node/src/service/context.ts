import { type Authorizer } from '../authorizer';
import { type IndexSet } from '../indexes/types';
import { type Location } from '../paths/resourceName';
import { type Database } from '../store/database';
import { type Store } from '../store/store';
import { Transactions, type TransactionLimits } from '../transactions/transactions';
import { Access, type Caller } from './access';

/** The context of a call: a database with its transactions, and the caller's permissions. */
export interface CallContext {
  readonly store: Store;
  readonly database: Database;
  readonly transactions: Transactions;
  readonly access: Access;
  /** The indexes for queries beside the automatic ones; null allows every query. */
  readonly indexes: IndexSet | null;
}

/** The state all calls share: the store, the transactions of each database, the authorizers in force. */
export class Service {
  private readonly transactions = new Map<Database, Transactions>();
  private readonly projectAuthorizers = new Map<string, Authorizer>();

  constructor(
    readonly store: Store,
    private readonly limits: TransactionLimits,
    private authorizer: Authorizer | null,
    private readonly indexes: IndexSet | null,
  ) {}

  context(location: Pick<Location, 'project' | 'database'>, caller: Caller): CallContext {
    const database = this.store.database(location.project, location.database);
    const access = new Access(this.authorizerOf(location.project), caller, database);
    return {
      store: this.store,
      database,
      transactions: this.transactionsOf(database),
      access,
      indexes: this.indexes,
    };
  }

  /** The authorizer in force for a project. */
  authorizerOf(project: string): Authorizer | null {
    return this.projectAuthorizers.get(project) ?? this.authorizer;
  }

  /** Puts another authorizer in force: for one project, or for all that have none of their own. */
  setAuthorizer(authorizer: Authorizer | null, project?: string): void {
    if (project === undefined) this.authorizer = authorizer;
    else if (authorizer === null) this.projectAuthorizers.delete(project);
    else this.projectAuthorizers.set(project, authorizer);
  }

  expireTransactions(): void {
    for (const transactions of this.transactions.values()) transactions.expire();
  }

  private transactionsOf(database: Database): Transactions {
    const existing = this.transactions.get(database);
    if (existing !== undefined) return existing;
    const created = new Transactions(database, this.limits);
    this.transactions.set(database, created);
    return created;
  }
}
