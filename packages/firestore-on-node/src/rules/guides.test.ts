import { type DocumentAccess, type QueryFilter, type RulesRequest } from './index';
import { NO_DOCUMENTS, request, rulesWith } from './testing/ask';
import { doc, encode } from './testing/encode';

// The examples of each guide of https://firebase.google.com/docs/firestore/security, with allowed and
// denied requests. rules-structure is in evaluate/matching.test.ts too, rules-query in query/query.test.ts.

type Ask = Partial<RulesRequest>;
interface Example {
  readonly rules: string;
  readonly access?: DocumentAccess;
  readonly allowed: readonly Ask[];
  readonly denied: readonly Ask[];
}

const auth = (uid: string, token: Record<string, unknown> = {}) => ({ uid, token });
const get = (path: string, more: Ask = {}): Ask => ({ method: 'get', path: path.split('/'), ...more });
const list = (path: string, filter: QueryFilter | null, more: Ask = {}): Ask => ({
  method: 'list',
  path: path.split('/'),
  ...more,
  query: { filter, ...more.query },
});
const where = (field: string, value: unknown): QueryFilter => ({
  kind: 'field',
  field: [field],
  op: '==',
  value: encode(value),
});
const create = (path: string, fields: object, more: Ask = {}): Ask => ({
  method: 'create',
  path: path.split('/'),
  requestResource: doc(fields),
  ...more,
});
const update = (path: string, before: object, after: object, more: Ask = {}): Ask => ({
  ...create(path, after, more),
  method: 'update',
  resource: doc(before),
});
const remove = (path: string, more: Ask = {}): Ask => ({ method: 'delete', path: path.split('/'), ...more });
const stored = (documents: Record<string, object>): DocumentAccess => {
  const read = (path: string[]) => {
    const found = documents[path.join('/')];
    return found === undefined ? null : doc(found);
  };
  return { get: read, getAfter: read };
};
const alice = { auth: auth('alice') };
const bob = { auth: auth('bob') };

const GUIDES: Record<string, Record<string, Example>> = {
  'rules-structure': {
    'granular operations': {
      rules: `match /cities/{city} {
        allow get: if resource.data.open == true; allow list: if request.auth != null;
        allow create: if true; allow update: if request.auth.uid == city; allow delete: if false; }`,
      allowed: [
        get('cities/SF', { resource: doc({ open: true }) }),
        list('cities', null, alice),
        ...[create('cities/SF', {}), update('cities/alice', {}, {}, alice)],
      ],
      denied: [
        get('cities/SF', { resource: doc({ open: false }) }),
        list('cities', null),
        ...[update('cities/SF', {}, {}, alice), remove('cities/SF', alice)],
      ],
    },
    'hierarchical data: rules do not reach subcollections': {
      rules: `match /cities/{city} { allow read; match /landmarks/{landmark} { allow read: if request.auth != null; } }`,
      allowed: [get('cities/SF'), get('cities/SF/landmarks/coit_tower', alice)],
      denied: [get('cities/SF/landmarks/coit_tower'), get('cities/SF/streets/lombard', alice)],
    },
    'recursive wildcards': {
      rules: `match /cities/{document=**} { allow read; } match /{path=**}/songs/{song} { allow read: if song != 'secret'; }`,
      allowed: ['cities/SF', 'cities/SF/landmarks/coit_tower', 'songs/one', 'a/b/c/d/songs/one'].map((path) =>
        get(path),
      ),
      denied: [get('states/CA'), get('songs/secret'), get('songs/one/verses/first')],
    },
    'overlapping match statements: one that allows is enough': {
      rules: `match /cities/{city} { allow read: if false; } match /cities/{document=**} { allow read; }`,
      allowed: [get('cities/SF')],
      denied: [create('cities/SF', {})],
    },
  },
  'rules-conditions': {
    authentication: {
      rules: `match /users/{userId} {
        allow read, update, delete: if request.auth != null && request.auth.uid == userId;
        allow create: if request.auth != null; }`,
      allowed: [
        get('users/alice', alice),
        update('users/alice', {}, {}, alice),
        create('users/bob', {}, alice),
      ],
      denied: [
        get('users/alice', bob),
        get('users/alice'),
        create('users/alice', {}),
        remove('users/bob', alice),
      ],
    },
    'data validation': {
      rules: `match /cities/{city} {
        allow read: if resource.data.visibility == 'public';
        allow update: if request.resource.data.population > 0
                      && request.resource.data.name == resource.data.name; }`,
      allowed: [
        get('cities/SF', { resource: doc({ visibility: 'public' }) }),
        update('cities/SF', { name: 'SF', population: 1 }, { name: 'SF', population: 2 }),
      ],
      denied: [
        ...[
          get('cities/SF', { resource: doc({ visibility: 'private' }) }),
          get('cities/SF', { resource: doc({}) }),
        ],
        update('cities/SF', { name: 'SF' }, { name: 'SF', population: 0 }),
        update('cities/SF', { name: 'SF' }, { name: 'LA', population: 2 }),
        update('cities/SF', { name: 'SF' }, { name: 'SF' }),
      ],
    },
    'access other documents': {
      rules: `match /cities/{city} {
        allow create: if request.auth != null && exists(/databases/$(database)/documents/users/$(request.auth.uid));
        allow delete: if request.auth != null
          && get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin == true; }`,
      access: stored({ 'users/alice': { admin: true }, 'users/bob': {} }),
      allowed: [create('cities/SF', {}, bob), remove('cities/SF', alice)],
      denied: [
        create('cities/SF', {}, { auth: auth('carol') }),
        remove('cities/SF', bob),
        remove('cities/SF'),
      ],
    },
    'custom functions, with let': {
      rules: `match /stories/{storyid} {
        function isAuthorOrAdmin(userId, article) {
          let isAuthor = article.author == userId;
          let isAdmin = exists(/databases/$(database)/documents/admins/$(userId));
          return isAuthor || isAdmin;
        }
        allow read: if isAuthorOrAdmin(request.auth.uid, resource.data); }`,
      access: stored({ 'admins/carol': {} }),
      allowed: [
        get('stories/s', { ...alice, resource: doc({ author: 'alice' }) }),
        get('stories/s', { auth: auth('carol'), resource: doc({ author: 'alice' }) }),
      ],
      denied: [
        get('stories/s', { ...bob, resource: doc({ author: 'alice' }) }),
        get('stories/s', { resource: doc({ author: 'alice' }) }),
      ],
    },
  },
  'rules-fields': {
    'required and optional fields on creation': {
      rules: `match /restaurant/{restId} {
        function verifyFields(required, optional) {
          let all = required.concat(optional);
          return request.resource.data.keys().hasAll(required) && request.resource.data.keys().hasOnly(all);
        }
        allow create: if verifyFields(['name', 'location', 'city'], ['address', 'hours', 'cuisine']); }`,
      allowed: [
        create('restaurant/r', { name: 'a', location: 'b', city: 'c' }),
        create('restaurant/r', { name: 'a', location: 'b', city: 'c', hours: 'd' }),
      ],
      denied: [
        create('restaurant/r', { name: 'a', location: 'b' }),
        create('restaurant/r', { name: 'a', location: 'b', city: 'c', stars: 5 }),
      ],
    },
    'fields that no update may touch, and those alone that it may': {
      rules: `match /restaurant/{restId} {
          allow update: if !request.resource.data.diff(resource.data).affectedKeys().hasAny(['score', 'count']); }
        match /narrow/{restId} {
          allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['name', 'hours']); }`,
      allowed: [
        update('restaurant/r', { name: 'a', score: 1 }, { name: 'b', score: 1 }),
        update('narrow/r', { name: 'a', score: 1 }, { name: 'b', score: 1, hours: 'c' }),
      ],
      denied: [
        update('restaurant/r', { name: 'a', score: 1 }, { name: 'a', score: 2 }),
        update('restaurant/r', { name: 'a', score: 1 }, { name: 'a' }),
        update('narrow/r', { name: 'a', score: 1 }, { name: 'b' }),
      ],
    },
    'types, of fields that have to be there and of others': {
      rules: `match /reviews/{review} {
        allow create: if request.resource.data.score is int && request.resource.data.headline is string
          && request.resource.data.get('tags', []) is list && request.resource.data.get('photo', '') is string; }`,
      allowed: [
        create('reviews/r', { score: 5, headline: 'a' }),
        create('reviews/r', { score: 5, headline: 'a', tags: ['b'], photo: 'c' }),
      ],
      denied: [
        create('reviews/r', { score: 5.5, headline: 'a' }),
        create('reviews/r', { headline: 'a' }),
        create('reviews/r', { score: 5, headline: 'a', tags: 'b' }),
      ],
    },
  },
  'rules-query': {
    'secure and query by auth.uid': {
      rules: `match /stories/{storyid} {
        allow read, write: if request.auth != null && request.auth.uid == resource.data.author; }`,
      allowed: [list('stories', where('author', 'alice'), alice)],
      denied: [list('stories', null, alice), list('stories', where('author', 'alice'), bob)],
    },
    'by a field, or by author': {
      rules: `match /stories/{storyid} { allow read: if resource.data.published == true
        || (request.auth != null && request.auth.uid == resource.data.author); }`,
      allowed: [
        list('stories', where('published', true)),
        list('stories', where('author', 'alice'), alice),
        list('stories', { kind: 'or', filters: [where('published', true), where('author', 'alice')] }, alice),
      ],
      denied: [
        list('stories', where('published', false), alice),
        list('stories', { kind: 'or', filters: [where('published', true), where('author', 'bob')] }, alice),
      ],
    },
    'queries by their limit': {
      rules: 'match /stories/{storyid} { allow list: if request.query.limit <= 10; allow get; }',
      allowed: [list('stories', null, { query: { limit: 10 } }), get('stories/s')],
      denied: [list('stories', null, { query: { limit: 11 } }), list('stories', null)],
    },
    'collection groups': {
      rules: `match /{path=**}/posts/{post} { allow read: if request.auth.uid == resource.data.author; }
        match /forums/{forum}/posts/{post} { allow read; }`,
      allowed: [
        list('posts', where('author', 'alice'), { ...alice, query: { allDescendants: true } }),
        list('forums/f/posts', null),
      ],
      denied: [list('posts', null, { ...alice, query: { allDescendants: true } })],
    },
  },
};

describe.each(Object.entries(GUIDES))(
  'https://firebase.google.com/docs/firestore/security/%s',
  (_, examples) => {
    test.each(Object.entries(examples))('%s', (_title, { rules, access = NO_DOCUMENTS, allowed, denied }) => {
      const compiled = rulesWith('', '/none/{n}', rules);
      expect(compiled.warnings).toEqual([]);
      const decide = (ask: Ask) => compiled.evaluate(request(ask), access).allowed;
      expect(allowed.map(decide)).toEqual(allowed.map(() => true));
      expect(denied.map(decide)).toEqual(denied.map(() => false));
    });
  },
);
