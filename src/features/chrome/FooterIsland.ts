import { island } from '@/islands';

/** Where things are, and whom to turn to. */
export const Footer = island(
  () => import(/* webpackChunkName: "footer" */ './Footer').then((part) => part.Footer),
  {
    ...{ phone: 1240, desktop: 620 },
  },
);
