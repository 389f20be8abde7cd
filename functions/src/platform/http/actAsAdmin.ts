import type * as v from 'valibot';
import type { Right } from '@/domain/staff/roles';
import type { AuditContext } from '../audit';
import type { Identity } from '../callers/identity';
import type { DatabaseDeps } from '../storeDeps';
import type { Answer } from './answer';
import { postAsAdmin, type Call, type Route } from './route';

/** The person, the call and the time of a call of the team, as the audit log wants them. */
export interface AdminContext extends AuditContext {
  who: Identity;
}

interface Act<S extends v.GenericSchema> {
  path: string;
  right: Right;
  schema: S;
  handle: (call: Call<v.InferOutput<S>>, context: AdminContext) => Promise<Answer>;
}

/** The key of the bulk act that a parsed body names (bulkRun in src/domain/contracts/fields.ts). */
const runOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'run' in body && typeof body.run === 'string'
    ? body.run
    : undefined;

/** A POST by which the team changes something. */
export const actAsAdmin = <S extends v.GenericSchema>(
  { now }: Pick<DatabaseDeps, 'now'>,
  { handle, ...rest }: Act<S>,
): Route =>
  postAsAdmin({
    ...rest,
    handle: (call, who) =>
      handle(call, { who, requestId: call.requestId, now: now(), run: runOf(call.body) }),
  });
