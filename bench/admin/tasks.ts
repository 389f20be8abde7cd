import type { Page } from 'playwright-core';
import type { Address } from '../../src/domain/addresses/address';
import { readyShopper } from '../../e2e/support/people/buyer';
import { advanceParcel, parcelsOf } from '../../e2e/support/shop/courier';
import { itemsOf } from '../../e2e/support/shop/items';
import type { TaskName } from './peers';
import type { Presses } from './presses';

export const ORDERS = 60;

/** One task of the team, from the admin's first screen on. */
export interface Task {
  name: TaskName;
  title: string;
  /** Creates the task's data; returns the text that `run` gets as `known`. */
  prepare: () => Promise<string>;
  /** Done when the screen says so. */
  run: (page: Page, hands: Presses, known: string) => Promise<void>;
}

/** Orders of one buyer with this name and city; returns the last one’s id. */
async function buy(email: string, count: number, place: Partial<Address> = {}): Promise<string> {
  const buyer = await readyShopper(email, '9840012345', place);
  const items = await itemsOf('neem-and-tulsi-bar');
  let order: ReturnType<typeof buyer.nextOrder> = buyer;
  for (let at = 0; at < count; at += 1) {
    if (at > 0) order = buyer.nextOrder();
    const { status, body } = await order.buy(...items);
    if (status !== 200) throw new Error(`An order was not placed: ${JSON.stringify(body)}`);
  }
  return order.orderId;
}

const pack: Task = {
  name: 'pack',
  title: `pack ${ORDERS} orders and print their labels`,
  prepare: () => buy('pack@shopper.example', ORDERS),
  async run(page, hands) {
    await hands.click(page.getByRole('navigation').getByRole('link', { name: /^Orders/ }));
    await hands.click(page.getByRole('checkbox', { name: 'All on this page' }));
    await hands.click(page.getByRole('button', { name: `Select all ${ORDERS}` }));
    await page.getByText(`${ORDERS} selected`).waitFor();
    await hands.key('p');
    await page.getByText(`${ORDERS} orders packed.`).waitFor();
    const file = page.waitForEvent('download');
    await hands.key('l');
    await file;
  },
};

/** Opens the palette and waits for its field, because earlier keystrokes are lost. */
async function openPalette(page: Page, hands: Presses): Promise<void> {
  await hands.key('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

const find: Task = {
  name: 'find',
  title: 'find an order by first name and city, and open it',
  prepare: () => buy('find@shopper.example', 1, { name: 'Kavya Iyer', city: 'Madurai' }),
  async run(page, hands, orderId) {
    await openPalette(page, hands);
    await hands.type('kavya madurai');
    await hands.click(page.getByRole('option', { name: /Kavya Iyer.*Madurai/ }).first());
    await page.getByRole('heading', { level: 1, name: orderId }).waitFor();
  },
};

const judge: Task = {
  name: 'return',
  title: 'open, receive, judge and refund a return of one item',
  async prepare() {
    const orderId = await buy('return@shopper.example', 1);
    const [parcel] = await parcelsOf(orderId);
    await advanceParcel(parcel?.awb_number ?? '', 'delivered');
    return orderId;
  },
  async run(page, hands, orderId) {
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await openPalette(page, hands);
    await hands.type(orderId.slice(-6));
    await hands.click(page.getByRole('option', { name: /Meera Sundar/ }).first());
    await hands.click(button('Open a return'));
    await hands.choose(page.getByLabel('Why', { exact: true }), 'Damaged or leaking');
    await hands.click(button('Open and accept'));
    await hands.click(button('Book the pickup'));
    await hands.click(button('It is here'));
    await hands.click(page.getByText('Sell again').first());
    await hands.click(page.getByLabel('The bank’s number of the transfer'));
    await hands.type('UTR0001');
    await hands.click(button(/^Refund/));
    await page.getByText('The money is on its way, and the return is settled.').waitFor();
  },
};

export const TASKS: readonly Task[] = [pack, find, judge];
