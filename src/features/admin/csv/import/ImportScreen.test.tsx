import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aProduct, aProductDraft } from '@/domain/catalogue/draft/testing';
import { heldFiles } from '@/services';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { fakeServices } from '@/testing/fakeServices';
import { answered } from '@/testing/answered';
import { renderAdmin } from '../../testing/renderAdmin';
import { adminSaga } from '../..';
import ImportScreen from './ImportScreen';

const mist = aProduct(aProductDraft());
let file: File | null = null;

beforeEach(() => {
  jest.spyOn(heldFiles, 'hold').mockImplementation((one) => {
    file = one;
    return 'held';
  });
  jest.spyOn(heldFiles, 'fileOf').mockImplementation(() => file);
});
afterEach(() => jest.restoreAllMocks());

/** jsdom's files cannot be read; this one can. */
function csv(text: string): File {
  const made = new File([text], 'prices.csv', { type: 'text/csv' });
  made.arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
  return made;
}

function visit() {
  const fake = fakeServices();
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((go) => (answer = go));
  fake.services.http = async ({ path }) => {
    if (path.includes('/export/')) return answered(200, { items: [mist], total: 1, next: null });
    await arrived;
    return answered(200, {
      results: [{ outcome: 'refused', field: 'variants.0.price', reason: 'Too dear today.' }],
    });
  };
  const view = renderAdmin(<ImportScreen kind="products" />, {
    fake,
    sagas: [(services) => adminSaga(services)],
  });
  const input = () => view.container.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (text: string) => fireEvent.change(input(), { target: { files: [csv(text)] } });
  return { ...view, choose, answer: () => answer() };
}
const heading = (name: string) => screen.findByRole('heading', { name });

test('the changes of a file are shown before the import, and the preview gets the focus', async () => {
  const { choose, user, answer, state } = visit();
  const hasUnsaved = () => selectHasUnsavedForms(state());
  choose('SKU,Price,Box\nMIST-100,290,blue\nNONE-1,5,red\n');
  await waitFor(async () => expect(await heading('prices.csv')).toHaveFocus());
  expect(screen.getByText('The shop has no column “Box”, so it is left out.')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain(
    'Row 3NONE-1SKUNo product has “NONE-1”, and for a new one the column Name is missing.',
  );
  expect(rows).toContain('Row 2Rose MistPrice:300290');
  expect(hasUnsaved()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Import the good one' }));
  expect(await screen.findByRole('progressbar', { name: 'Progress of the import' })).toBeInTheDocument();
  expect(hasUnsaved()).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('0 percent imported');
  answer();
  await waitFor(async () => expect(await heading('Imported')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('The import is finished.');
  expect(screen.getByText('Too dear today.')).toBeInTheDocument();
  expect(hasUnsaved()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});

test('a file can be dropped, and an invalid file is refused with a message and can be replaced', async () => {
  const { choose } = visit();
  const place = screen.getByText(/^Choose a CSV file/).parentElement as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [csv('Price\n1\n')] } });
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('It needs ID, SKU or Name');
  expect(place).not.toContainElement(problem);
  choose('SKU,Price\nMIST-100,300\n');
  expect(await screen.findByText(/There is nothing to import/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});
