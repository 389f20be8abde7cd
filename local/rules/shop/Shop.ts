import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules, type Decision, type QueryFilter, type RulesDoc, type RulesQuery } from '../index';
import { NOW, request } from '../testing/ask';
import { doc, encode } from '../testing/encode';

export type Actor = { uid: string; token: Record<string, unknown> } | null;

const account = (uid: string, token: Record<string, unknown> = {}): Actor => ({
  uid,
  token: { email: `${uid}@example.com`, email_verified: true, ...token },
});

/** The actors of the attack tables. */
export const NOBODY: Actor = null;
export const ALICE = account('alice');
export const BOB = account('bob');
export const UNVERIFIED = account('alice', { email_verified: false });
export const ADMIN = account('admin', { admin: true });

/** Everyone who holds no admin claim that counts. */
export const STRANGERS: [string, Actor][] = [
  ['nobody', NOBODY],
  ['an unverified account', UNVERIFIED],
  ['a customer', ALICE],
  ["a claim 'true' in text", account('admin', { admin: 'true' })],
  ['a claim 1', account('admin', { admin: 1 })],
  ['a claim without a verified address', account('admin', { admin: true, email_verified: false })],
  ["a verified address 'true' in text", account('admin', { admin: true, email_verified: 'true' })],
  ["the admin's address without the claim", account('admin', { email: 'admin@glumist.example' })],
];

const rules = compileRules(readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'));

type Fields = Record<string, unknown>;

/** The shop's rules in front of a few documents; operations answer with the rules' decision and write nothing. */
export class Shop {
  private readonly documents = new Map<string, RulesDoc>();

  /** Puts a document there, as the functions would: past the rules. */
  put(path: string, fields: Fields): this {
    this.documents.set(path, doc(fields));
    return this;
  }

  get(actor: Actor, path: string): Decision {
    return this.ask(actor, 'get', path, null);
  }

  create(actor: Actor, path: string, fields: Fields): Decision {
    return this.ask(actor, 'create', path, doc(fields));
  }

  /** Replaces some fields of the document that is there; `undefined` takes one away. */
  update(actor: Actor, path: string, changes: Fields): Decision {
    const before = Object.entries(this.documents.get(path)?.fields ?? {});
    const kept = before.filter(([key]) => !Object.hasOwn(changes, key));
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const fields = Object.fromEntries([...kept, ...Object.entries(doc(Object.fromEntries(given)).fields)]);
    return this.ask(actor, 'update', path, { fields });
  }

  delete(actor: Actor, path: string): Decision {
    return this.ask(actor, 'delete', path, null);
  }

  list(actor: Actor, path: string, filter: QueryFilter | null = null, query: RulesQuery = {}): Decision {
    const asked = request({
      method: 'list',
      path: path.split('/'),
      auth: actor,
      query: { ...query, filter },
    });
    return rules.evaluate(asked, this.access());
  }

  private ask(
    actor: Actor,
    method: 'get' | 'create' | 'update' | 'delete',
    path: string,
    requestResource: RulesDoc | null,
  ): Decision {
    const resource = this.documents.get(path) ?? null;
    const asked = request({
      method,
      path: path.split('/'),
      auth: actor,
      resource,
      requestResource,
      time: NOW,
    });
    return rules.evaluate(asked, this.access());
  }

  private access() {
    const get = (path: string[]): RulesDoc | null => this.documents.get(path.join('/')) ?? null;
    return { get, getAfter: get };
  }
}

export const where = (field: string, value: unknown, op: '==' | '!=' | 'in' = '=='): QueryFilter => ({
  kind: 'field',
  field: [field],
  op,
  value: encode(value),
});

/** All warnings of the shop's file. */
export const shopWarnings = rules.warnings;
