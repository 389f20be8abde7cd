import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { ProviderAnswer } from '../paymentGateway';
import { messages } from '../messages';

/** An error of the SDK, completed by `giveShape`. */
interface SdkFailure {
  statusCode?: number;
  error?: { description?: unknown };
}

/** Retries after "too many requests", and the first pause; each pause is twice as long. */
const RETRIES = 2;
const FIRST_PAUSE_MS = 250;
/** Statuses that say nothing about the request itself. */
const PASSING = new Set([0, 401, 403, 408, 409, 429]);

function failure(error: unknown): Exclude<ProviderAnswer<never>, { kind: 'answered' }> {
  const { statusCode = 0, error: reply } = (error ?? {}) as SdkFailure;
  const text = typeof reply?.description === 'string' ? reply.description : '';
  const problem = messages.razorpay.answered(statusCode, text || String(error)).slice(0, 200);
  const refused = statusCode >= 400 && statusCode < 500 && !PASSING.has(statusCode);
  return { kind: refused ? 'refused' : 'unavailable', problem };
}

/**
 * Calls Razorpay through the SDK and reads the answer; never throws for what the other side does. Retries "too many
 * requests" after a pause with jitter, since nothing was done.
 */
export async function callSdk<S extends v.GenericSchema>(
  run: () => Promise<unknown>,
  schema: S,
): Promise<ProviderAnswer<v.InferOutput<S>>> {
  for (let tries = 0; ; tries += 1) {
    try {
      const parsed = v.safeParse(schema, await run());
      if (parsed.success) return { kind: 'answered', value: parsed.output };
      return { kind: 'unavailable', problem: messages.razorpay.senseless };
    } catch (error) {
      const busy = (error as SdkFailure | null)?.statusCode === 429;
      if (!busy || tries >= RETRIES) return failure(error);
      await pause(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random()));
    }
  }
}
