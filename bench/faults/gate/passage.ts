/** The neighbour that a request goes to; `shop` is a browser's request to the functions. */
export type Side = 'shop' | 'firestore' | 'razorpay' | 'nimbuspost';

/** A request on its way through the gate. */
export interface Passage {
  side: Side;
  method: string;
  /** Path and query. */
  path: string;
  body: string;
  /** Resolves when the caller has the answer or has disconnected. */
  ended: Promise<unknown>;
}

/** An answer in place of the real one. */
export interface Instead {
  status: number;
  contentType?: string;
  body: string;
}

/** The treatment of a request; 'drop' closes the connection without an answer. */
export type Fate = 'pass' | 'drop' | Instead;

/** 'before': the request is not forwarded yet. 'after': it was handled, and its answer is held. */
export type Moment = 'before' | 'after';
