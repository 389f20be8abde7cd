import { CONNECTION_PATH, type ConnectionResponse } from '@/domain/contracts/shoppers/connection';
import { forwardedFor } from '../platform/callers/address';
import { ok } from '../platform/http/answer';
import { getAsAnyone, type Route } from '../platform/http/route';

/**
 * GET /api/connection: the addresses that came with this request, so that the owner can measure how many proxies
 * stand before the shop. It reveals only the caller's own path, and needs no App Check token.
 */
export const connectionRoute = (): Route =>
  getAsAnyone(CONNECTION_PATH, { key: false }, ({ header, address }) =>
    Promise.resolve(
      ok({
        forwardedFor: forwardedFor({ 'x-forwarded-for': header('x-forwarded-for') }),
        fastlyClientIp: header('fastly-client-ip') ?? null,
        counted: address,
      } satisfies ConnectionResponse),
    ),
  );
