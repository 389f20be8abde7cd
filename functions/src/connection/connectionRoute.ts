import { CONNECTION_PATH, type ConnectionResponse } from '@/domain/contracts/connection';
import { forwardedFor } from '../platform/callers/address';
import { ok } from '../platform/http/answer';
import { read, type Route } from '../platform/http/route';

/**
 * GET /api/connection: the addresses that came with this request, so that the owner can measure how many proxies stand before
 * the shop. It tells callers nothing but their own way here, and asks for no proof that only a browser has.
 */
export const connectionRoute = (): Route =>
  read(CONNECTION_PATH, { key: false }, ({ header, address }) =>
    Promise.resolve(
      ok({
        forwardedFor: forwardedFor({ 'x-forwarded-for': header('x-forwarded-for') }),
        fastlyClientIp: header('fastly-client-ip') ?? null,
        counted: address,
      } satisfies ConnectionResponse),
    ),
  );
