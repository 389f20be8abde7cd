import { creditReminders } from './creditReminders';
import { customers } from './customers';
import { exportSearches } from './exportSearches';
import type { Migration } from './migration';
import { offerUses } from './offerUses';
import { orderSearch } from './orderSearch';
import { orderTallies } from './orderTallies';
import { orderWaits } from './orderWaits';
import { returnCases } from './returnCases';
import { returnCounts } from './returnCounts';
import { reverseAsks } from './reverseAsks';
import { reviewCells, reviewFields } from './reviewCells';
import { starCounts } from './starCounts';

/** All migrations, in the order in which they are applied. New ones go to the end. */
export const MIGRATIONS: readonly Migration[] = [
  offerUses,
  orderTallies,
  orderSearch,
  customers,
  returnCases,
  starCounts,
  reviewCells,
  reviewFields,
  orderWaits,
  reverseAsks,
  creditReminders,
  exportSearches,
  returnCounts,
];
