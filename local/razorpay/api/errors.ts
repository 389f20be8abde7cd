import { json, type Reply } from '../../sandbox/reply';

export interface ErrorBody {
  error: {
    code: string;
    description: string;
    field: string | null;
    source: string;
    step: string;
    reason: string;
    metadata: Record<string, string>;
  };
}

interface Detail {
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Record<string, string>;
}

/** Razorpay's error shape. */
export function errorBody(code: string, description: string, detail: Detail = {}): ErrorBody {
  return {
    error: {
      code,
      description,
      field: detail.field ?? null,
      source: detail.source ?? 'business',
      step: detail.step ?? 'payment_initiation',
      reason: detail.reason ?? 'input_validation_failed',
      metadata: detail.metadata ?? {},
    },
  };
}

export function badRequest(description: string, detail: Detail = {}): Reply {
  return json(400, errorBody('BAD_REQUEST_ERROR', description, detail));
}

export const notFound = (): Reply => badRequest('The id provided does not exist', { field: 'id' });

export const unauthorized = (): Reply =>
  json(401, errorBody('BAD_REQUEST_ERROR', 'Authentication failed', { reason: 'authentication_failed' }));

/** The refusal of a request while the same one runs. */
export const conflict = (description: string): Reply =>
  json(409, errorBody('BAD_REQUEST_ERROR', description, { reason: 'request_in_progress' }));
