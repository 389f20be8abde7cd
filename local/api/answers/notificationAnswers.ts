import type { NotificationsResponse } from '@/domain/contracts/admin/notifications';

/** The answers about a colleague's notifications. Each holds all of them. */
export interface NotificationAnswers {
  'GET /api/admin/notifications': NotificationsResponse;
  'POST /api/admin/notifications': NotificationsResponse;
  'POST /api/admin/notifications/devices': NotificationsResponse;
  'POST /api/admin/notifications/devices/{id}/remove': NotificationsResponse;
  'POST /api/admin/notifications/devices/{id}/test': NotificationsResponse;
}
