import type { ProductDraft } from '../draft/draft';
import { entriesOf, figureOf, listCell } from './cells';
import type { Column } from './columns';
import { messages } from './messages';

/** As in '2027-04-01: 5', with or without a percent sign. */
const CHANGE = /^(\S+?)\s*:\s*(.+)$/;

/** The changes of a product's GST rate, separated by semicolons; an empty cell removes them. */
export const gstChanges = (): Column<ProductDraft> => ({
  head: 'GST changes',
  field: 'gstRates',
  write: ({ gstRates }) => listCell(gstRates.map(({ from, rate }) => `${from}: ${rate}`)),
  read(into, cell) {
    const changes = entriesOf(cell).map((entry) => {
      const [, from = '', rate = ''] = CHANGE.exec(entry) ?? [];
      return { entry, from, rate: rate === '' ? Number.NaN : figureOf(rate) };
    });
    const wrong = changes.find(({ rate }) => Number.isNaN(rate));
    if (wrong) return messages.noGstChange(wrong.entry);
    into.gstRates = changes.map(({ from, rate }) => ({ from, rate }));
    return null;
  },
});
