import type { Route } from '../../../functions/src/platform/http/route';
import type { Refusal } from '../codes';

const BY_IDENTITY: Record<Route['identity'], readonly Refusal[]> = {
  none: [],
  optional: ['401 unauthenticated'],
  required: ['401 unauthenticated', '403 email_not_verified'],
  admin: [
    '401 unauthenticated',
    '403 email_not_verified',
    '403 not_admin',
    '403 no_right',
    '403 second_factor_needed',
  ],
};

function ofBody({ method, raw, limit }: Route): readonly Refusal[] {
  if (method === 'GET') return [];
  if (limit) return ['413 too_large'];
  if (raw) return ['400 bad_request', '401 bad_signature', '413 too_large'];
  return ['400 bad_request', '413 too_large', '415 unsupported_media_type'];
}

/** The refusals that all calls of a route's kind share, before the handler runs. */
export function sharedRefusals(route: Route): Refusal[] {
  return [
    ...(route.key ? (['401 no_api_key', '401 app_check_failed'] as const) : []),
    ...BY_IDENTITY[route.identity],
    ...ofBody(route),
    '429 too_many_requests',
    '500 internal',
  ];
}
