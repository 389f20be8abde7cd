import type * as v from 'valibot';
import type { Right } from '@/domain/staff/roles';
import type { AuditContext } from '../audit';
import type { DatabaseDeps } from '../storeDeps';
import type { Answer } from './answer';
import { postAsAdmin, type Call, type Route } from './route';

interface Act<S extends v.GenericSchema> {
  path: string;
  right: Right;
  schema: S;
  handle: (call: Call<v.InferOutput<S>>, context: AuditContext) => Promise<Answer>;
}

/** A POST by which the team changes something. */
export const actAsAdmin = <S extends v.GenericSchema>(
  { now }: Pick<DatabaseDeps, 'now'>,
  { handle, ...rest }: Act<S>,
): Route =>
  postAsAdmin({
    ...rest,
    handle(call, who) {
      // A part of a bulk act names that in its body.
      const { run } = call.body as { run?: string };
      return handle(call, { who, requestId: call.requestId, now: now(), run });
    },
  });
