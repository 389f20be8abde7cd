import { aProduct } from '@/domain/catalogue/draft/testing';
import { ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import type { EditorApi } from './editorApi';
import { editorSaga } from './editorSaga';
import { editorClosed, editorOpened, selectEditor } from './editorSlice';
import type { EditItem } from './forms';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an item that is left before it is loaded is read anew the next time', async () => {
  const item: EditItem = { kind: 'products', product: aProduct(), levels: [], waiting: [], combos: [] };
  const answers: (() => void)[] = [];
  const one = () => new Promise((resolve) => answers.push(() => resolve(ok(item))));
  const { services } = fakeServices();
  const { dispatch, advance, state } = runAdminSaga(
    [(all) => editorSaga(all, { one } as unknown as EditorApi)],
    services,
  );
  const target = { kind: 'products', id: 'rose-mist' } as const;
  dispatch(editorOpened(target));
  dispatch(editorClosed());
  answers[0]?.();
  await advance(0);
  expect(selectEditor(state()).status).toBe('closed');
  dispatch(editorOpened(target));
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await advance(0);
  expect(selectEditor(state()).status).toBe('ready');
});
