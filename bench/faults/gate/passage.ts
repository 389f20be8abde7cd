/** Which of the functions' neighbours a request goes to: `shop` is the browser's side, the functions themselves. */
export type Side = 'shop' | 'firestore' | 'razorpay' | 'nimbuspost';

/** A request on its way through the gate. */
export interface Passage {
  side: Side;
  method: string;
  /** Path and query. */
  path: string;
  body: string;
}

/** An answer in place of the real one. */
export interface Instead {
  status: number;
  contentType?: string;
  body: string;
}

/** What happens to what passes; 'drop' closes the connection without a word. */
export type Fate = 'pass' | 'drop' | Instead;

/** Before: the request has not been passed on. After: it has been done, and its answer is held. */
export type Moment = 'before' | 'after';
