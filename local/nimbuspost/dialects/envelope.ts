import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { sameText } from '../../sandbox/signing';
import { type Desk } from '../desk';
import { isAuthorized, issueToken } from './session';
import { trackingData } from '../tracking';

export interface ApiDeps {
  desk: Desk;
  baseUrl(): string;
  account: Account;
  now(): Date;
}

/** The credentials: a login in the older dialects, a key pair in Partner v2. */
export interface Account {
  email: string;
  password: string;
  apiKey: string;
  apiSecret: string;
}

// `{status, data, message}`, as B2C v1 and B2B cargo answer; a refusal is `{status: false, message}`.
export const done = (data: unknown, message = ''): Reply => json(200, { status: true, data, message });
export const refuse = (message: string): Reply => json(200, { status: false, message });
/** The answer to an unknown token. */
export const unauthorized = (): Reply => json(401, { status: false, message: 'Unauthorized' });

/** `POST …/users/login`. */
export function login({ body }: SandboxRequest, { account, now }: ApiDeps): Reply {
  const { email = '', password = '' } = (body ?? {}) as Record<string, unknown>;
  const known = sameText(String(email), account.email) && sameText(String(password), account.password);
  if (!known) return json(401, { status: false, message: 'Invalid email or password.' });
  return json(200, { status: true, data: issueToken(account.email, account.password, now()) });
}

/** These routes, for logged-in callers only. */
export function guarded({ account, now }: ApiDeps, routes: Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    handle: (request, params) =>
      isAuthorized(request.headers.authorization, account.password, now())
        ? route.handle(request, params)
        : unauthorized(),
  }));
}

export function track(desk: Desk, awb: string): Reply {
  const shipment = desk.get(awb);
  return shipment ? done(trackingData(shipment)) : refuse('Invalid AWB number.');
}

/** A text of a body; empty when missing. */
export function textOf(body: unknown, key: string): string {
  return String((body as Record<string, unknown> | null | undefined)?.[key] ?? '');
}

/** The texts of a list in a body. */
export function textsOf(body: unknown, key: string): string[] {
  const list = (body as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(list) ? list.map(String) : [];
}
