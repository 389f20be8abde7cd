/** The status names of Google's APIs that Firestore uses, and their HTTP status. */
export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type StatusName = keyof typeof HTTP_STATUS;

/** The numeric gRPC codes, as in `google.rpc.Status` of batchWrite responses. */
export const RPC_CODE: Readonly<Record<StatusName, number>> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

/** An error response, with the status name of the real service. */
export class FirestoreError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
    /** The details of `google.rpc.Status`: objects with their `@type`. */
    readonly details: readonly object[] = [],
  ) {
    super(message);
    this.name = 'FirestoreError';
  }
}

/** A malformed request: 400 INVALID_ARGUMENT. */
export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
