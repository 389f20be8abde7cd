import type { Page } from '@playwright/test';

/** Calls of one kind, by what their address holds. */
export const calls = {
  signIn: /accounts:signInWithPassword/,
  signInWithGoogle: /accounts:signInWithIdp/,
  /** Verification and reset emails alike. */
  sendEmail: /accounts:sendOobCode/,
  offers: /documents:runQuery/,
  catalogue: /\/api\/catalogue$/,
  documents: /\/databases\/\(default\)\/documents/,
  writes: /documents:commit/,
  order: /\/api\/nimbus\/create-shipment/,
  validateOffer: /\/api\/payment\/validate-offer/,
  createOrder: /\/api\/payment\/create-order/,
  verifyPayment: /\/api\/payment\/verify-payment/,
  cancelOrder: /\/api\/orders\/[^/]+\/cancel$/,
  dashboard: /\/api\/admin\/dashboard/,
  adminMessage: /\/api\/admin\/messages\/[^/]+\/[a-z]+$/,
  adminOrder: /\/api\/admin\/orders\/[^/]+\/[a-z]+$/,
  returnOrder: /\/api\/orders\/[^/]+\/return$/,
  paymentScript: /\/v1\/checkout\.js/,
  product: /\/api\/catalogue\/products\//,
};

/** Refuses such calls from now on like Firebase, with its code and message. */
export async function refuse(page: Page, address: RegExp, code: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );
  return () => page.unroute(address);
}

/** Answers such calls of the shop's API like this from now on. */
export async function answerWith(page: Page, address: RegExp, status: number, json: object) {
  await page.route(address, (route) => route.fulfill({ status, json }));
  return () => page.unroute(address);
}

/** Serves the empty shell instead of prerendered pages, so that the browser has to fetch the content. */
export async function emptyFrames(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ url: new URL('/shell.html', request.url()).href });
    return route.fulfill({ response });
  });
}

/** Makes such calls fail with a network error from now on. */
export async function cutOff(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(address);
}

/** Holds such calls until they are released, and counts them. */
export async function hold(page: Page, address: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = { count: 0, release: () => release() };
  await page.route(address, async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return held;
}

/** Lets such calls reach the shop, and drops their answers. */
export async function loseAnswers(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(address);
}
