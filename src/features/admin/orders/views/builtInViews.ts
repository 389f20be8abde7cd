import { WAITS, type Wait } from '@/domain/admin/orderList/row';
import { messages } from '../messages';

export interface View {
  name: string;
  /** The search part of its address. */
  search: string;
  /** The wait whose count it shows. */
  wait?: Wait;
  isSaved?: true;
}

/** The views that every admin has: one for each thing that waits, and all orders. */
export const BUILT_IN_VIEWS: readonly View[] = [
  ...WAITS.map((wait) => ({ name: messages.list.waits[wait], search: `waits=${wait}`, wait })),
  { name: messages.views.all, search: '' },
];
