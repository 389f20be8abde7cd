import { type AccessRequest } from '../authorizer';
import { type Filter } from '../query/types';
import { type StoredDocument } from '../values/types';
import { rulesCompiler } from './rulesAuthorizer';

const SOURCE = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if request.auth.uid == resource.data.owner;
      allow list: if resource.data.open == true && resource.data.closedAt == null;
      allow create: if request.resource.data.size is int && getAfter(/databases/$(database)/documents/sums/all).data.n == 1;
      allow delete: if get(/databases/$(database)/documents/admins/$(request.auth.uid)).data.level > 3;
    }
  }
}`;

const document = (path: string, fields: StoredDocument['fields']) => ({
  name: `projects/p/databases/(default)/documents/${path}`,
  fields,
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
});

function request(overrides: Partial<AccessRequest>): AccessRequest {
  return {
    project: 'p',
    database: '(default)',
    method: 'get',
    path: ['notes', 'n1'],
    auth: { uid: 'meera', token: { email_verified: true } },
    time: '2026-01-01T00:00:00Z',
    before: null,
    after: null,
    query: null,
    batch: null,
    get: () => null,
    getAfter: () => null,
    ...overrides,
  };
}

function judge(overrides: Partial<AccessRequest>): boolean {
  const compiled = rulesCompiler(SOURCE);
  if (!compiled.ok) throw new Error(compiled.errors.join('\n'));
  return compiled.authorizer.authorize(request(overrides)).allowed;
}

describe('rulesAuthorizer', () => {
  const own = document('notes/n1', { owner: { stringValue: 'meera' } });

  it('passes the caller and the stored document to the rules', () => {
    expect(judge({ before: own })).toBe(true);
    expect(judge({ before: own, auth: { uid: 'ravi', token: {} } })).toBe(false);
    expect(judge({ before: own, auth: null })).toBe(false);
  });

  it('passes the new document and the state after the commit to the rules', () => {
    const after = document('notes/n1', { size: { integerValue: '7' } });
    const getAfter = () => document('sums/all', { n: { integerValue: '1' } });
    expect(judge({ method: 'create', after, getAfter })).toBe(true);
    expect(judge({ method: 'create', after })).toBe(false);
    const text = document('notes/n1', { size: { stringValue: '7' } });
    expect(judge({ method: 'create', after: text, getAfter })).toBe(false);
  });

  it('reads other documents for get()', () => {
    const get = (path: readonly string[]) =>
      path.join('/') === 'admins/meera' ? document('admins/meera', { level: { integerValue: '4' } }) : null;
    expect(judge({ method: 'delete', before: own, get })).toBe(true);
    expect(judge({ method: 'delete', before: own, get, auth: { uid: 'ravi', token: {} } })).toBe(false);
  });

  it('passes the filters of a query to the rules', () => {
    const open: Filter = { kind: 'field', field: ['open'], op: '==', value: { booleanValue: true } };
    const notClosed: Filter = { kind: 'field', field: ['closedAt'], op: '==', value: { nullValue: null } };
    const list = (where: Filter | null) =>
      judge({
        method: 'list',
        path: ['notes'],
        query: { where, allDescendants: false, orderBy: [], limit: null, offset: 0 },
      });
    expect(list({ kind: 'and', filters: [open, notClosed] })).toBe(true);
    expect(list({ kind: 'or', filters: [open, notClosed] })).toBe(false);
    expect(list(open)).toBe(false);
    expect(list(null)).toBe(false);
  });

  // "Access call limits": https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits
  it('counts the documents read for all operations of a batch, twenty in total', () => {
    const compiled = rulesCompiler(
      SOURCE.replace('level > 3', 'level > 3 && !exists(/databases/$(database)/documents/bans/$(id))'),
    );
    if (!compiled.ok) throw new Error(compiled.errors.join('\n'));
    const get = (path: readonly string[]) =>
      path[0] === 'admins' ? document(path.join('/'), { level: { integerValue: '4' } }) : null;
    const remove = (i: number, batch: object | null) =>
      compiled.authorizer.authorize(
        request({ method: 'delete', path: ['notes', `n${i}`], before: own, get, batch }),
      ).allowed;
    const batch = {};
    const ids = Array.from({ length: 21 }, (_, i) => i);
    // The admin's own document is one of the twenty.
    expect(ids.map((i) => remove(i, batch))).toEqual(ids.map((i) => i < 19));
    expect(ids.every((i) => remove(i, {}) && remove(i, null))).toBe(true);
  });

  it('reports the errors of rules that do not compile', () => {
    const compiled = rulesCompiler('service cloud.firestore { match }');
    expect(compiled).toMatchObject({ ok: false });
    expect(compiled.ok ? [] : compiled.errors).toHaveLength(1);
  });

  it('returns a reason only for a denial', () => {
    const compiled = rulesCompiler(SOURCE);
    if (!compiled.ok) throw new Error('does not compile');
    expect(compiled.authorizer.authorize(request({ before: own })).reason).toBe('');
    expect(compiled.authorizer.authorize(request({ auth: null, before: own })).reason).not.toBe('');
  });
});
