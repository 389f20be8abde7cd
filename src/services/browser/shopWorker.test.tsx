import { createShopWorker } from './shopWorker';

/** An installing worker, from the page's side. */
class Installing extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser in which each registration brings a new worker. */
function browser() {
  const installs: Installing[] = [];
  const registration = Object.assign(new EventTarget(), {
    installing: null as Installing | null,
    waiting: null,
    active: null as object | null,
  });
  const register = jest.fn(async () => {
    registration.installing = new Installing();
    installs.push(registration.installing);
    return registration;
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { container, register, registration, installs };
}

const { NODE_ENV } = process.env;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(process.env, { NODE_ENV: 'production' });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(process.env, { NODE_ENV });
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a failed first installation is retried with backoff until it succeeds', async () => {
  const { register, registration, installs } = browser();
  createShopWorker().follow(() => undefined);
  await pass(1000);
  expect(register).toHaveBeenCalledTimes(1);
  installs[0]?.become('redundant');
  await pass(1999);
  expect(register).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(register).toHaveBeenCalledTimes(2);
  installs[1]?.become('redundant');
  await pass(4000);
  expect(register).toHaveBeenCalledTimes(3);
  registration.active = {};
  installs[2]?.become('activated');
  installs[2]?.become('redundant');
  await pass(60_000);
  expect(register).toHaveBeenCalledTimes(3);
});

test('a waiting update is reported, and the first installation is not', async () => {
  const { container, registration, installs } = browser();
  const news: string[] = [];
  createShopWorker().follow((item) => news.push(item));
  await pass(1000);
  expect(installs[0]?.postMessage.mock.calls).toEqual([['keep']]);
  installs[0]?.become('installed');
  expect(news).toEqual([]);
  container.controller = {};
  container.dispatchEvent(new Event('controllerchange'));
  registration.installing = new Installing();
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.become('installed');
  container.dispatchEvent(new Event('controllerchange'));
  expect(news).toEqual(['waiting', 'taken']);
});

test('only a page without a controller asks the worker to claim it', async () => {
  const { container, registration } = browser();
  const postMessage = jest.fn();
  registration.active = { postMessage };
  createShopWorker().follow(() => undefined);
  await pass(1000);
  expect(postMessage.mock.calls).toEqual([['keep'], ['claim']]);
  container.controller = {};
  createShopWorker().follow(() => undefined);
  await pass(1000);
  expect(postMessage.mock.calls.slice(2)).toEqual([['keep']]);
});
