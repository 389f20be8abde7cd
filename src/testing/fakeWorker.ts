import type { Services, VersionNews } from '@/services';

/** A service worker whose state the test controls. */
export function fakeWorker() {
  const followers = new Set<(news: VersionNews) => void>();
  const record = { looks: 0, takeOvers: 0, endedPushes: 0 };
  const notify = (news: VersionNews) => followers.forEach((follower) => follower(news));
  const service: Services['worker'] = {
    follow: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    look: () => {
      record.looks += 1;
    },
    endPush: () => {
      record.endedPushes += 1;
    },
    takeOver: () => {
      record.takeOvers += 1;
      notify('taken');
    },
  };
  return { service, record, notify };
}
