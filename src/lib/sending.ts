import { failed, idle } from './remote';

/**
 * A request that changes something, with its progress. `About` says which one, where a slice has several; `Failure` is
 * what a screen needs of a refusal beside its message.
 */
export type Sending<About extends object = object, Failure extends object = object> =
  | { status: 'idle' }
  | ({ status: 'sending' } & About)
  | ({ status: 'failed'; message: string } & About & Failure);

export const sending: { status: 'sending' } = { status: 'sending' };

/** The state after a refused request. Without a problem to show, as after a cancelled one, it is idle. */
export const refused = (problem: string): Sending => (problem ? failed(problem) : idle);

/** Why the request failed; empty otherwise. */
export const problemOf = (state: Sending | undefined): string =>
  state?.status === 'failed' ? state.message : '';
