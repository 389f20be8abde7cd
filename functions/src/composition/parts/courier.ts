import { setting } from '../../platform/config';
import type { Courier } from '../../gateways/courier';
import { noCourier, NO_COURIER } from '../../gateways/noCourier';
import { openNimbusPost } from '../../gateways/nimbuspost';
import { nimbuspostPassword } from '../secrets/nimbuspostPassword';

let opened: Courier | undefined;

/** The courier of the configured dialect, created at the first call, when the settings can be read. */
export function courier(): Courier {
  if (setting('NIMBUSPOST_DIALECT') === NO_COURIER) return noCourier;
  opened ??= openNimbusPost(setting('NIMBUSPOST_DIALECT'), {
    baseUrl: setting('NIMBUSPOST_BASE_URL'),
    account: () => ({
      // One setting, which each dialect reads as its own: the email, or the public half of a key.
      email: setting('NIMBUSPOST_ACCOUNT'),
      apiKey: setting('NIMBUSPOST_ACCOUNT'),
      secret: nimbuspostPassword(),
    }),
    pickup: { warehouse: setting('NIMBUSPOST_WAREHOUSE'), pincode: setting('NIMBUSPOST_PICKUP_PINCODE') },
    courierId: setting('NIMBUSPOST_COURIER_ID'),
    now: Date.now,
  });
  return opened;
}
