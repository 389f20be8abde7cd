/** Whether this device has a network. The shop may still be unreachable. */
export interface Connection {
  isOffline(): boolean;
  /** Calls back on every change. Returns the unsubscribe. */
  follow(listener: (offline: boolean) => void): () => void;
}

export const connection: Connection = {
  isOffline: () => !navigator.onLine,
  follow(listener) {
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
