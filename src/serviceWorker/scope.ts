import type { SiteFiles } from '@/domain/offline/siteFiles';
import type { StaticRoute } from '@/domain/offline/staticRoutes';

// TypeScript's DOM library has no worker types; these are the parts that the worker uses.
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface InstallEvent extends WorkerEvent {
  /** Not in every browser. */
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}
export interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface PushEvent extends WorkerEvent {
  /** Null for a push without a message. */
  data: { text(): string } | null;
}
export interface ClickEvent extends WorkerEvent {
  notification: { data: unknown; close(): void };
}
interface WorkerEvents {
  push: PushEvent;
  notificationclick: ClickEvent;
  install: InstallEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & { data: unknown };
}
interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    /** The active worker: null while the first one is being installed. */
    active: object | null;
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; data: unknown },
    ): Promise<void>;
  };
  location: Location;
  navigator: { connection?: { saveData?: boolean } };
}

export const worker = self as unknown as WorkerScope;

declare const __FILES__: SiteFiles;
/** The build's list of files (local/serviceWorker). */
export const files: SiteFiles = __FILES__;
