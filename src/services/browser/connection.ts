/** Whether this device has a network. The shop may still be unreachable. */
export const connection = {
  isOffline: () => !navigator.onLine,
  /** Calls back on every change. Returns the unsubscribe. */
  follow(listener: (offline: boolean) => void) {
    const onOffline = () => listener(true);
    const back = () => listener(false);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', back);
    };
  },
};
