import { creditShop } from '../testing/shops/creditShop';

const { change, look, newId } = creditShop();

const change100 = (act: 'give' | 'take-back', seen: number) =>
  change(act, { entryId: newId(), amount: 100, note: 'We are sorry.', seen });

test.each(['give', 'take-back'] as const)(
  'of two colleagues who %s the same at once, the second is asked to look again',
  async (act) => {
    await change('give', { entryId: newId(), amount: 300, note: 'For a start.' });
    const replies = await Promise.all([change100(act, 300), change100(act, 300)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { balance } = await look();
    expect(balance).toBe(act === 'give' ? 400 : 200);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'balance_changed',
      message: expect.stringContaining(`₹${balance}`),
    });
    expect((await change100(act, balance)).status).toBe(200);
  },
);
