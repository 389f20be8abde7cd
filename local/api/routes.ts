import { adminRoutes } from '../../functions/src/admin/adminRoutes';
import { shopRoutes } from '../../functions/src/composition/shopRoutes';
import type { Route } from '../../functions/src/platform/http/route';
import { feedRoutes } from '../../functions/src/pages/feedRoutes';
import { paymentRoutes } from '../../functions/src/payments/routes/paymentRoutes';
import { prepayRoutes } from '../../functions/src/prepay/prepayRoutes';
import { photoRoutes } from '../../functions/src/reviews/photos/photoRoutes';
import { pictureRoutes } from '../../functions/src/pictures/pictureRoutes';
import { nimbusRoutes } from '../../functions/src/composition/nimbusRoutes';

/** Stands in for the handlers' dependencies, which reading the route table does not need. */
const unused: never = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'then' ? undefined : unused),
  apply: () => unused,
}) as never;

/** The routes of every function, for reading; none of them can be called. */
export const routeTable = (): Route[] => [
  ...shopRoutes(unused),
  ...paymentRoutes(unused),
  ...prepayRoutes(unused),
  ...nimbusRoutes(unused),
  ...adminRoutes(unused),
  ...pictureRoutes(unused),
  ...photoRoutes(unused),
  ...feedRoutes(unused),
];
