import type { NdrOutcome } from '../../courier';
import { failure, reasonIn, type Answer } from './answer';
import { list } from './fields';
import { messages } from '../../messages';

/** Reads the reply to a list of actions: one that was refused speaks for all, because they were asked for together. */
export function readNdr(answer: Answer): NdrOutcome {
  if (answer.kind !== 'done') return failure(answer);
  const denied = list(answer.data).find(({ status }) => status === false);
  if (!denied) return { kind: 'taken' };
  return {
    kind: 'refused',
    problem: reasonIn(denied['message']) || messages.courier.actionRefused,
  };
}
