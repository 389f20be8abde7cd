import { MAX_EXPORT_DAYS } from '@/domain/admin/orderList/exportRows';

export const messages = {
  wrongDays: `A file spans 1 to ${MAX_EXPORT_DAYS} days: please say from which to which.`,
};
