import { bulkMessage } from './bulkMessage';

const none = { changed: 0, unchanged: 0, failed: 0, combosOffSale: [] };

test.each([
  [{ ...none, changed: 1, failed: 2 }, '1 was changed. 2 stayed as they were.'],
  [{ ...none, unchanged: 1 }, '1 was so already.'],
  [
    { ...none, changed: 2, combosOffSale: ['The duo'] },
    '2 were changed. The combo The duo went off sale too.',
  ],
  [none, '0 were changed.'],
])('the message of %j is: %s', (totals, text) => {
  expect(bulkMessage(totals)).toBe(text);
});
