import { createPatientPart } from '@/islands';
import { reloadPage } from '@/lib/reloadPage';

export interface NearProps {
  /** What of it is open. */
  cart: boolean;
  menu: boolean;
}

/** What is opened most; its chunk is a part of the runtime's, too. */
export const near = createPatientPart<NearProps>(
  async () => (await import(/* webpackChunkName: "near-start" */ './Near')).default,
  reloadPage,
);
