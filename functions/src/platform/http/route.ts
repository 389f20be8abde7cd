import type * as v from 'valibot';
import { parse } from '@/domain/contracts/parse';
import { refuse, type Answer } from './answer';
import { parseJson, type BodyLimit } from './body';
import type { Identity } from '../callers/identity';

/** A request as handlers see it. */
export interface Call<Body = unknown> {
  requestId: string;
  /** As it was asked for, still escaped. */
  path: string;
  /** The {names} of the route's path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  header: (name: string) => string | undefined;
  body: Body;
  identity: Identity | null;
  /** The caller's network address, of IPv6 the network; for counting calls. */
  address: string;
  /** Whether the call may begin more work, or should say what is left: Firebase Hosting ends it after 60 s. */
  hasTime: () => boolean;
}

export interface Route {
  method: 'GET' | 'POST';
  /** As in `/api/catalogue/products/{id}`; `*` is every address that no route before it has. */
  path: string;
  /** Whether x-api-key is asked for. */
  key: boolean;
  /** 'admin': signed in, with the claim that says so. */
  identity: 'none' | 'optional' | 'required' | 'admin';
  /** The body is handed over as the bytes that came, not as JSON. */
  raw?: true;
  /** Where a raw body may be larger than requests are. */
  limit?: BodyLimit;
  run: (call: Call) => Promise<Answer>;
  /** What who asks too often is sent with the 429 in the place of a sentence; costs next to nothing. */
  tooOften?: () => Pick<Answer, 'bytes' | 'headers'>;
}

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
  // A list would pass for an object whose fields may all be missing.
  if (Array.isArray(call.body))
    return refuse(400, 'bad_request', 'The request must be an object', { field: '' });
  const parsed = parse(schema, call.body);
  if (parsed.ok) return handle({ ...call, body: parsed.value });
  return refuse(400, 'bad_request', parsed.message, { field: parsed.field });
}

/** Who calls a route whose identity is required. */
function whoOf({ identity }: Call): Identity {
  if (!identity) throw new Error('A route for signed-in people was called without an identity');
  return identity;
}

function postAs<S extends v.GenericSchema>(
  identity: 'required' | 'admin',
  { path, schema, handle }: Posting<S, Identity>,
): Route {
  return {
    ...{ method: 'POST', path, key: true, identity },
    run: (call) => {
      const who = whoOf(call);
      return checked(schema, call, (checkedCall) => handle(checkedCall, who));
    },
  };
}

/** A POST for signed-in people with a verified e-mail. */
export const postAsPerson = <S extends v.GenericSchema>(posting: Posting<S, Identity>): Route =>
  postAs('required', posting);

/** A POST for the admin alone. */
export const postAsAdmin = <S extends v.GenericSchema>(posting: Posting<S, Identity>): Route =>
  postAs('admin', posting);

interface FilePosting {
  path: string;
  limit: BodyLimit;
  handle: (call: Call<Buffer>, who: Identity) => Promise<Answer>;
}

/** A POST of a file's bytes, by the admin. What they are, the handler finds out: no name or type that comes with them is believed. */
export function postFileAsAdmin({ path, limit, handle }: FilePosting): Route {
  return {
    ...{ method: 'POST', path, key: true, identity: 'admin', raw: true, limit },
    async run(call) {
      const { body } = call;
      if (!Buffer.isBuffer(body)) throw new Error(`${path} was called without its raw body`);
      return handle({ ...call, body }, whoOf(call));
    },
  };
}

interface Reading {
  path: string;
  handle: (call: Call, who: Identity) => Promise<Answer>;
}

const getAs = (identity: 'required' | 'admin', { path, handle }: Reading): Route => ({
  ...{ method: 'GET', path, key: true, identity },
  run: (call) => handle(call, whoOf(call)),
});

/** A GET of what is a signed-in person's own. */
export const getAsPerson = (reading: Reading): Route => getAs('required', reading);

/** A GET of what the admin alone may see. */
export const getAsAdmin = (reading: Reading): Route => getAs('admin', reading);

/** A POST for anyone; who is signed in is known. */
export function postAsAnyone<S extends v.GenericSchema>(posting: Posting<S, Identity | null>): Route {
  const { path, schema, handle } = posting;
  return {
    ...{ method: 'POST', path, key: true, identity: 'optional' },
    run: (call) => checked(schema, call, (checkedCall) => handle(checkedCall, checkedCall.identity)),
  };
}

interface SignedPosting<S extends v.GenericSchema> {
  path: string;
  schema: S;
  /** Whether the sender of these bytes proves with its headers to be who it should be. */
  isAuthentic: (bytes: Buffer, header: Call['header']) => boolean;
  handle: (call: Call<v.InferOutput<S>>) => Promise<Answer>;
}

/** A POST from a provider, which has no key of ours: it signs the bytes. Nothing is read of them before that holds. */
export function postSigned<S extends v.GenericSchema>(posting: SignedPosting<S>): Route {
  const { path, schema, isAuthentic, handle } = posting;
  return {
    ...{ method: 'POST', path, key: false, identity: 'none', raw: true },
    async run(call) {
      if (!Buffer.isBuffer(call.body)) throw new Error(`${path} was called without its raw body`);
      if (!isAuthentic(call.body, call.header)) {
        return refuse(401, 'bad_signature', 'The signature is missing or wrong.');
      }
      const json = parseJson(call.body);
      const answer = json.ok ? await checked(schema, { ...call, body: json.value }, handle) : json.refusal;
      return { ...answer, signed: true };
    },
  };
}

/** A GET that is the same for everyone. */
export function read(path: string, { key }: { key: boolean }, run: Route['run']): Route {
  return { method: 'GET', path, key, identity: 'none', run };
}
