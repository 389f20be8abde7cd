import { adminUrlOf, readMessage } from '@/domain/admin/notifications/push/shown';
import { worker, type ClickEvent, type PushEvent } from './scope';

const ICON = '/icons/icon-192.png';

/** Shows a push; a browser takes the permission away from a worker that stays silent. */
export function show({ data }: PushEvent): Promise<void> {
  const { title, body, tag, path } = readMessage(data?.text(), worker.location.hostname);
  return worker.registration.showNotification(title, { body, tag, icon: ICON, data: path });
}

/** Opens the page of the admin that a notification names; a tab that shows it already comes to the front. */
export async function openPage({ notification }: ClickEvent): Promise<void> {
  notification.close();
  const url = adminUrlOf(notification.data, worker.location.origin);
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (tabs.find((tab) => tab.url === url)?.focus() ?? worker.clients.openWindow(url));
}
