import { adminUrlOf, readMessage } from '@/domain/admin/notifications/push/shown';
import { worker, type ClickEvent, type PushEvent } from './scope';

const ICON = '/icons/icon-192.png';

/** Shows a push; browsers revoke the permission of a worker that shows nothing. */
export function show({ data }: PushEvent): Promise<void> {
  const { title, body, tag, path } = readMessage(data?.text(), worker.location.hostname);
  return worker.registration.showNotification(title, { body, tag, icon: ICON, data: path });
}

/** Opens the admin page that a notification names; a tab that shows it already gets the focus. */
export async function openPage({ notification }: ClickEvent): Promise<void> {
  notification.close();
  const url = adminUrlOf(notification.data, worker.location.origin);
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (tabs.find((tab) => tab.url === url)?.focus() ?? worker.clients.openWindow(url));
}
