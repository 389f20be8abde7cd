/** Whether this device has a network at all. That it has one does not mean that the shop can be reached. */
export interface Connection {
  isOffline(): boolean;
  /** Calls back whenever that changes. Returns the unsubscribe. */
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
