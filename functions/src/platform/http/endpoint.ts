import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { hasTimeToBegin } from '@/domain/traffic/callTime';
import { refuse, refuseFor, type Answer } from './answer';
import { refuseUnverifiedApp, type AppCheckRule } from '../callers/appCheck';
import { callerAddress, callerNetwork, type AddressRule } from '../callers/address';
import { readJson, readRaw, type RawRequest } from './body';
import { busy } from './busy';
import { bearerToken, type Identity, type VerifyToken } from '../callers/identity';
import { isAborted } from '../firestore/transaction';
import { errorFields, type Log } from '../log';
import { matchRoute, type Match } from './match';
import type { RateLimiter } from '../limiter/rateLimiter';
import type { Route } from './route';
import { send } from './send';
import { memberWith, type StaffDeps } from '../callers/accountStatus';
import { messages } from '../messages';

/** `accounts` and `recordOf` are asked whether a member of the team still is one. */
export interface EndpointDeps extends StaffDeps {
  /** The name of the function, for the log. */
  name: string;
  routes: readonly Route[];
  verifyToken: VerifyToken;
  apiKey: () => string;
  limiter: RateLimiter;
  addressRule: () => AddressRule;
  /** None where App Check is off. */
  appCheck?: AppCheckRule | null;
  now: () => Date;
  /** Counts on evenly; the time of day may jump. */
  elapsedMs: () => number;
  log: Log;
}

export type Endpoint = (request: RawRequest, response: ServerResponse) => Promise<void>;

const internal = () => refuse(500, 'internal', messages.internal);

/** Makes one HTTP function of a table of routes, and does everything that all calls share. */
export function endpoint(deps: EndpointDeps): Endpoint {
  return async (request, response) => {
    const requestId = randomUUID();
    const startedMs = deps.elapsedMs();
    const tookMs = () => deps.elapsedMs() - startedMs;
    const hasTime = () => hasTimeToBegin(tookMs());
    const method = request.method ?? 'GET';
    const url = urlOf(request);
    const match = url && matchRoute(deps.routes, method, url.pathname);
    const route = match?.kind === 'found' ? match.route.path : 'unknown';
    // IPv6 callers are counted by network.
    const address = callerNetwork(callerAddress(request, deps.addressRule()));
    let answer: Answer;
    try {
      // Unknown paths count too: their answer and log line are not free.
      const limited = overLimit(deps, `address:${address}`);
      if (limited && !mayBePerson(request, match)) {
        answer = match?.kind === 'found' ? refusedAt(match.route, limited) : limited;
      } else if (!url || !match || match.kind === 'unknown') {
        answer = refuse(404, 'not_found', messages.noPage);
      } else if (match.kind === 'wrong_method') {
        answer = wrongMethod(match.allowed);
      } else {
        answer = await answerRoute(deps, request, { requestId, url, address, limited, hasTime }, match);
        if (answer.signed) deps.limiter.giveBack(`address:${address}`);
      }
    } catch (error) {
      if (isAborted(error)) {
        answer = busy();
      } else {
        deps.log('request.crashed', { requestId, route, ...errorFields(error) }, 'ERROR');
        answer = internal();
      }
    }
    await send(response, answer, requestId);
    const ms = Math.round(tookMs());
    const severity = answer.status >= 500 ? 'ERROR' : 'INFO';
    const line = { requestId, function: deps.name, method, route, status: answer.status, ms, ...answer.log };
    deps.log('request.answered', line, severity);
  };
}

function urlOf(request: RawRequest): URL | null {
  // The Host header is the caller's to forge and never used; a fixed one makes the path parse.
  const path = (request.url ?? '/').replace(/^\/+/, '/');
  return URL.canParse(path, 'http://shop.invalid') ? new URL(path, 'http://shop.invalid') : null;
}

function wrongMethod(allowed: readonly string[]): Answer {
  const refusal = refuse(405, 'method_not_allowed', messages.wrongMethod(allowed));
  return { ...refusal, headers: { allow: allowed.join(', ') } };
}

interface IncomingCall {
  requestId: string;
  url: URL;
  address: string;
  /** The refusal of an address that has called too often. */
  limited: Answer | null;
  hasTime: () => boolean;
}

/** Whether the caller may be a signed-in person, who has a limit of their own even behind a busy address. */
const mayBePerson = ({ headers }: RawRequest, match: Match | null): boolean =>
  match?.kind === 'found' && match.route.identity !== 'none' && bearerToken(headers.authorization) !== null;

async function answerRoute(
  deps: EndpointDeps,
  request: RawRequest,
  { requestId, url, address, limited, hasTime }: IncomingCall,
  { route, params }: { route: Route; params: Record<string, string> },
): Promise<Answer> {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  if (route.key && header('x-api-key') !== deps.apiKey()) {
    return limited ?? refuse(401, 'no_api_key', messages.noApiKey);
  }
  if (route.key && deps.appCheck) {
    const context = { requestId, route: route.path, header, log: deps.log };
    const unproved = await refuseUnverifiedApp(deps.appCheck, context);
    if (unproved) return limited ?? unproved;
  }
  const who = await identify(deps, route, header('authorization'));
  if ('status' in who) return limited ?? who;
  if (who.identity) {
    // A signed-in person is counted by uid alone, because many phones share one address.
    if (!limited) deps.limiter.giveBack(`address:${address}`);
    const tooMany = overLimit(deps, `person:${who.identity.uid}`);
    if (tooMany) return tooMany;
  } else if (limited) return limited;
  const member =
    route.identity === 'admin' && who.identity ? await memberWith(deps, who.identity, route.right) : null;
  if (member && 'status' in member) return member;
  const call = {
    requestId,
    path: url.pathname,
    params,
    query: url.searchParams,
    header,
    identity: member?.identity ?? who.identity,
    address,
    hasTime,
  };
  if (route.method === 'GET') return route.run({ ...call, body: undefined });
  const body = await (route.raw ? readRaw(request, route.limit) : readJson(request));
  return body.ok ? route.run({ ...call, body: body.value }) : body.refusal;
}

function overLimit(deps: EndpointDeps, caller: string): Answer | null {
  const seconds = deps.limiter.take(caller, deps.now().getTime());
  if (seconds === 0) return null;
  return refuseFor(seconds, 'too_many_requests', messages.tooManyRequests);
}

function refusedAt({ tooOften }: Route, refusal: Answer): Answer {
  if (!tooOften) return refusal;
  const { bytes, headers } = tooOften();
  return { status: refusal.status, bytes, headers: { ...headers, ...refusal.headers }, log: refusal.log };
}

async function identify(
  deps: EndpointDeps,
  route: Route,
  authorization: string | undefined,
): Promise<{ identity: Identity | null } | Answer> {
  if (route.identity === 'none') return { identity: null };
  if (authorization === undefined && route.identity === 'optional') return { identity: null };
  const token = bearerToken(authorization);
  const identity = token && (await deps.verifyToken(token));
  if (!identity) return refuse(401, 'unauthenticated', messages.logIn);
  if (identity.verified) return { identity };
  // Without a verified email a person is treated as anonymous.
  if (route.identity === 'optional') return { identity: null };
  return refuse(403, 'email_not_verified', messages.notVerified);
}
