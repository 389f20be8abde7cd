/** The body of every failure. */
export interface ErrorResponse {
  success: false;
  /** A machine-readable code: 'bad_request', 'unauthenticated', 'price_changed' … */
  code: string;
  message: string;
  /** With 400, the wrong field. */
  field?: string;
  requestId: string;
}
