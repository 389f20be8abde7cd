import type { Page } from '@playwright/test';

/** Everything that this browser stores of the shop, as one text: both storages, IndexedDB, caches, cookies, history and window.name. */
export async function stored(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const whole = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const databases = await indexedDB.databases();
    const records = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const database = await whole(indexedDB.open(name));
        const names = [...database.objectStoreNames];
        const all = names.map((store) => whole(database.transaction(store).objectStore(store).getAll()));
        const found = await Promise.all(all);
        database.close();
        return [name, found];
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map(async (answer) => [answer.url, await answer.text()]));
      }),
    );
    const stored = [{ ...localStorage }, { ...sessionStorage }, history.state, window.name, location.href];
    return JSON.stringify([stored, records, cached]);
  });
  return inPage + JSON.stringify(await page.context().cookies());
}
