import { adminRoutes } from '../admin/adminRoutes';
import { KeyedQueue } from '../keyedQueue';
import { base } from '../services/base';
import { courier } from '../services/courier';
import { payments } from '../services/payments';
import { serve } from '../services/serve';

export const admin = serve('admin', adminRoutes({ ...base, courier, payments, queue: new KeyedQueue() }));
