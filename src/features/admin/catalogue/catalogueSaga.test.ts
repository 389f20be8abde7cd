import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import type { CatalogueListResponse } from '@/domain/contracts/admin/catalogue';
import { ok } from '@/services';
import type { CatalogueAdmin, CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { catalogueSaga } from './catalogueSaga';
import {
  bulkRequested,
  catalogueActions,
  partsSearched,
  rowsSelected,
  selectCatalogueList,
  selectParts,
} from './catalogueSlice';

const page = {
  rows: [{ id: 'mist', name: 'Mist', updatedAt: '1' } as CatalogueRow],
} as CatalogueListResponse;
const change = { kind: 'status', status: 'archived' } as const;

test('a bulk change of combos is sent beside one of products, and a second one of products is not', async () => {
  const sent: CatalogueKind[] = [];
  const answers = new Map<CatalogueKind, () => void>();
  const api = {
    list: async () => ok(page),
    change: (kind: CatalogueKind) => {
      sent.push(kind);
      const answer = {
        success: true as const,
        changed: ['mist'],
        unchanged: [],
        failed: [],
        combosOffSale: [],
        left: [],
      };
      return new Promise((resolve) => answers.set(kind, () => resolve(ok(answer))));
    },
  } as Partial<CatalogueAdmin> as CatalogueAdmin;
  const { services } = fakeServices();
  const { dispatch, state, stop } = runAdminSaga([() => catalogueSaga(services, api)], services);
  const statusOf = (kind: CatalogueKind) => selectCatalogueList(kind)(state()).bulk.status;
  for (const kind of ['products', 'combos'] as const) {
    dispatch(catalogueActions.listLoaded({ kind, page }));
    dispatch(rowsSelected({ kind, ids: ['mist'], on: true }));
    dispatch(bulkRequested({ kind, change }));
  }
  dispatch(catalogueActions.bulkClosed({ kind: 'products' }));
  dispatch(bulkRequested({ kind: 'products', change }));
  expect(sent).toEqual(['products', 'combos']);
  expect([statusOf('products'), statusOf('combos')]).toEqual(['closed', 'sending']);
  answers.get('combos')?.();
  await new Promise(setImmediate);
  expect([statusOf('products'), statusOf('combos')]).toEqual(['closed', 'closed']);
  stop();
});

test('a bulk change that throws fails, and the next one is sent', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const sent: CatalogueKind[] = [];
  const api = {
    list: async () => ok(page),
    change: (kind: CatalogueKind) => {
      sent.push(kind);
      return Promise.reject(new Error('Broken'));
    },
  } as Partial<CatalogueAdmin> as CatalogueAdmin;
  const { services } = fakeServices();
  const { dispatch, state, stop } = runAdminSaga([() => catalogueSaga(services, api)], services);
  const kind = 'products';
  dispatch(catalogueActions.listLoaded({ kind, page }));
  dispatch(rowsSelected({ kind, ids: ['mist'], on: true }));
  for (const _press of ['first', 'second']) {
    dispatch(bulkRequested({ kind, change }));
    await new Promise(setImmediate);
    expect(selectCatalogueList(kind)(state())).toMatchObject({ running: null, bulk: { status: 'failed' } });
  }
  expect(sent).toEqual([kind, kind]);
  stop();
  logged.mockRestore();
});

test('a picker of products does not begin with the combos of another picker', async () => {
  let isHeld = false;
  const api = {
    list: () => (isHeld ? new Promise(() => undefined) : Promise.resolve(ok(page))),
  } as Partial<CatalogueAdmin> as CatalogueAdmin;
  const { services } = fakeServices();
  const { dispatch, state, stop } = runAdminSaga([() => catalogueSaga(services, api)], services);
  const statusOf = (combos: boolean, q = '') => {
    dispatch(partsSearched({ q, combos }));
    return selectParts(state()).status;
  };
  expect(statusOf(true)).toBe('loading');
  await new Promise(setImmediate);
  isHeld = true;
  expect(statusOf(true, 'mist')).toBe('ready');
  expect(statusOf(false)).toBe('loading');
  stop();
});
