import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { MAX_CART_LINES } from '@/domain/cart/cart';
import { cartReducer, cartReplaced, drawerClosed, drawerOpened } from '@/features/cart';
import { itemChosen } from '@/features/catalogue';
import { notificationsReducer } from '@/features/notifications';
import { anItem } from '@/testing/builders';
import { addingSaga } from './addingSaga';

function shop() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ cart: cartReducer, notifications: notificationsReducer }),
    middleware: (defaults) => defaults().concat(saga),
  });
  saga.run(addingSaga);
  return { store, toasts: () => store.getState().notifications.toasts };
}

it('offers to view the cart after adding, until it is opened', () => {
  const { store, toasts } = shop();
  store.dispatch(itemChosen(anItem()));
  store.dispatch(itemChosen(anItem({ id: 'mist', sku: 'M' })));
  expect(store.getState().cart.items).toHaveLength(2);
  const [toast] = toasts();
  expect(toasts()).toHaveLength(1);
  expect(toast).toMatchObject({ text: 'Added to your cart', actionLabel: 'View cart' });
  store.dispatch(toast?.action ?? drawerClosed());
  expect(store.getState().cart.drawerOpen).toBe(true);
  expect(toasts()).toEqual([]);
});

it.each([
  ['the cart is open', drawerOpened()],
  [
    'the cart is full',
    cartReplaced(Array.from({ length: MAX_CART_LINES }, (_, at) => anItem({ id: `line-${at}` }))),
  ],
])('says nothing where %s', (_name, before) => {
  const { store, toasts } = shop();
  store.dispatch(before);
  store.dispatch(itemChosen(anItem()));
  expect(toasts()).toEqual([]);
});
