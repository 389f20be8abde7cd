import type * as v from 'valibot';
import type { Right } from '@/domain/staff/roles';
import { parse } from '@/domain/contracts/parse';
import { badRequest, notSigned, type Answer } from './answer';
import { parseJson, type BodyLimit } from './body';
import type { AuditContext } from '../audit';
import type { Identity } from '../callers/identity';
import type { DatabaseDeps } from '../storeDeps';
import { messages } from '../messages';

/** A request as handlers see it. */
export interface Call<Body = unknown> {
  requestId: string;
  /** As requested, still escaped. */
  path: string;
  /** The {names} of the route's path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  header: (name: string) => string | undefined;
  body: Body;
  identity: Identity | null;
  /** The caller's network address (for IPv6 the network), by which calls are counted. */
  address: string;
  /** Whether the call may begin more work, or should say what is left: Firebase Hosting ends it after 60 s. */
  hasTime: () => boolean;
}

interface AnyRoute {
  method: 'GET' | 'POST';
  /** As in `/api/catalogue/products/{id}`; `*` matches every path that no earlier route does. */
  path: string;
  /** Whether x-api-key is required. */
  key: boolean;
  /** The schema of its JSON body. */
  schema?: v.GenericSchema;
  /** The handler gets the raw bytes, not JSON. */
  raw?: true;
  /** The limit of a raw body that may be larger than others. */
  limit?: BodyLimit;
  run: (call: Call) => Promise<Answer>;
  /** The body of a 429 for a caller over the rate limit, instead of a sentence; it must be cheap to make. */
  tooOften?: () => Pick<Answer, 'bytes' | 'headers'>;
}

/** A route for anybody, or for signed-in people. */
interface ShopRoute extends AnyRoute {
  identity: 'none' | 'optional' | 'required';
}

/** A route for members of the team whose role has a right. */
interface StaffRoute extends AnyRoute {
  identity: 'admin';
  right: Right;
}

export type Route = ShopRoute | StaffRoute;

interface Posting<S extends v.GenericSchema, Who> {
  path: string;
  schema: S;
  handle: (call: Call<v.InferOutput<S>>, who: Who) => Promise<Answer>;
}

async function checked<S extends v.GenericSchema>(
  schema: S,
  call: Call,
  handle: (call: Call<v.InferOutput<S>>) => Promise<Answer>,
): Promise<Answer> {
  // An array would pass as an object whose fields are all optional.
  if (Array.isArray(call.body)) return badRequest('', messages.notAnObject);
  const parsed = parse(schema, call.body);
  return parsed.ok ? handle({ ...call, body: parsed.value }) : badRequest(parsed.field, parsed.message);
}

/** The caller of a route that requires an identity. */
function whoOf({ identity }: Call): Identity {
  if (!identity) throw new Error('A route for signed-in people was called without an identity');
  return identity;
}

const posting = <S extends v.GenericSchema>({ path, schema, handle }: Posting<S, Identity>) =>
  ({
    method: 'POST',
    path,
    key: true,
    schema,
    run: (call: Call) => {
      const who = whoOf(call);
      return checked(schema, call, (checkedCall) => handle(checkedCall, who));
    },
  }) as const;

/** A POST for signed-in people with a verified email. */
export const postAsPerson = <S extends v.GenericSchema>(fields: Posting<S, Identity>): Route => ({
  ...posting(fields),
  identity: 'required',
});

interface ForStaff {
  right: Right;
}

/** The person, the call and the time of a call of the team, as the audit log wants them. */
export interface AdminContext extends AuditContext {
  who: Identity;
}

type Clock = Pick<DatabaseDeps, 'now'>;

/** The key of the bulk act that a parsed body names (bulkRun in src/domain/contracts/fields.ts). */
const runOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'run' in body && typeof body.run === 'string'
    ? body.run
    : undefined;

const contextOf = ({ now }: Clock, { requestId, body }: Call, who: Identity): AdminContext => ({
  who,
  requestId,
  now: now(),
  run: runOf(body),
});

/** A POST for the roles that have a right. */
export const postAsAdmin = <S extends v.GenericSchema>(
  deps: Clock,
  { path, right, schema, handle }: Posting<S, AdminContext> & ForStaff,
): Route => ({
  ...posting({ path, schema, handle: (call, who) => handle(call, contextOf(deps, call, who)) }),
  identity: 'admin',
  right,
});

interface FilePosting<Who> {
  path: string;
  limit: BodyLimit;
  handle: (call: Call<Buffer>, who: Who) => Promise<Answer>;
}

const filePosting = ({ path, limit, handle }: FilePosting<Identity>) =>
  ({
    method: 'POST',
    path,
    key: true,
    raw: true,
    limit,
    async run(call: Call) {
      const { body } = call;
      if (!Buffer.isBuffer(body)) throw new Error(`${path} was called without its raw body`);
      return handle({ ...call, body }, whoOf(call));
    },
  }) as const;

/** A POST of a file's bytes by a signed-in person. The handler examines the bytes; a name or type sent with them is not trusted. */
export const postFileAsPerson = (fields: FilePosting<Identity>): Route => ({
  ...filePosting(fields),
  identity: 'required',
});

/** The same by the roles that have a right. */
export const postFileAsAdmin = (
  deps: Clock,
  { path, limit, right, handle }: FilePosting<AdminContext> & ForStaff,
): Route => ({
  ...filePosting({ path, limit, handle: (call, who) => handle(call, contextOf(deps, call, who)) }),
  identity: 'admin',
  right,
});

interface Reading {
  path: string;
  handle: (call: Call, who: Identity) => Promise<Answer>;
}

const getting = ({ path, handle }: Reading) =>
  ({ method: 'GET', path, key: true, run: (call: Call) => handle(call, whoOf(call)) }) as const;

/** A GET of a signed-in person's own data. */
export const getAsPerson = (reading: Reading): Route => ({ ...getting(reading), identity: 'required' });

/** A GET for the roles that have a right. */
export const getAsAdmin = (reading: Reading & ForStaff): Route => ({
  ...getting(reading),
  identity: 'admin',
  right: reading.right,
});

interface Listing<S extends v.GenericSchema> extends ForStaff {
  path: string;
  /** The schema of its search parameters. */
  schema: S;
  handle: (query: v.InferOutput<S>, who: Identity) => Promise<Answer>;
}

/** A GET for the roles that have a right, with search parameters. */
export const listAsAdmin = <S extends v.GenericSchema>({ schema, handle, ...rest }: Listing<S>): Route =>
  getAsAdmin({
    ...rest,
    async handle({ query }, who) {
      const parsed = parse(schema, Object.fromEntries(query));
      return parsed.ok ? handle(parsed.value, who) : badRequest(parsed.field, parsed.message);
    },
  });

/** A POST for anyone; a signed-in caller is known. */
export function postAsAnyone<S extends v.GenericSchema>(fields: Posting<S, Identity | null>): Route {
  const { path, schema, handle } = fields;
  return {
    method: 'POST',
    path,
    key: true,
    identity: 'optional',
    schema,
    run: (call) => checked(schema, call, (checkedCall) => handle(checkedCall, checkedCall.identity)),
  };
}

interface SignedPosting<S extends v.GenericSchema> {
  path: string;
  schema: S;
  /** Whether the headers prove the sender of these bytes. */
  isAuthentic: (bytes: Buffer, header: Call['header']) => boolean;
  handle: (call: Call<v.InferOutput<S>>) => Promise<Answer>;
}

/**
 * A POST from a provider, which has no API key and signs its bytes. The body is parsed only after the signature is
 * verified.
 */
export function postSigned<S extends v.GenericSchema>(fields: SignedPosting<S>): Route {
  const { path, schema, isAuthentic, handle } = fields;
  return {
    method: 'POST',
    path,
    key: false,
    identity: 'none',
    raw: true,
    schema,
    async run(call) {
      if (!Buffer.isBuffer(call.body)) throw new Error(`${path} was called without its raw body`);
      if (!isAuthentic(call.body, call.header)) return notSigned();
      const json = parseJson(call.body);
      const answer = json.ok ? await checked(schema, { ...call, body: json.value }, handle) : json.refusal;
      return { ...answer, signed: true };
    },
  };
}

/** A GET that is the same for everyone. */
export function getAsAnyone(path: string, { key }: { key: boolean }, run: AnyRoute['run']): Route {
  return { method: 'GET', path, key, identity: 'none', run };
}
