import type { Order } from './order';

/** A refused action on an order. */
export interface RefusedAction<Code extends string = string> {
  kind: 'refused';
  code: Code;
  /** The reason, as a sentence for the team. */
  message: string;
}

/** The outcome of a team action on an order. */
export type ActionDecision =
  | { kind: 'done'; order: Order; message: string }
  /** A repeated request; nothing is written. */
  | { kind: 'known'; order: Order; message: string }
  | RefusedAction;

export const refused = <Code extends string>(code: Code, message: string): RefusedAction<Code> => ({
  kind: 'refused',
  code,
  message,
});
export const known = (order: Order, message: string): ActionDecision => ({ kind: 'known', order, message });
export const done = (order: Order, message: string): ActionDecision => ({ kind: 'done', order, message });
