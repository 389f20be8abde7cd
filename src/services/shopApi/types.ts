import type { LineChange } from '@/domain/cart/lineChanges';

/** The server's prices or stock differ from the request; nothing was written. */
export interface Changed {
  kind: 'changed';
  changes: LineChange[];
  message: string;
}

/** `message` is the server's; empty without one. */
export interface Refused {
  kind: 'refused';
  status: number;
  code: string;
  message: string;
  /** The order that a refusal refers to, if any. */
  orderId?: string;
}

export type CallFailure = Changed | Refused | { kind: 'network' };
