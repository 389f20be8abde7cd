import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import createSagaMiddleware from 'redux-saga';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { guestArrived, authReducer } from '@/features/auth';
import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import ContactScreen from './ContactScreen';
import { infoReducer, infoSaga } from './index';
import NotFoundScreen from './NotFoundScreen';
import PolicyScreen from './PolicyScreen';

function contact() {
  const { services } = fakeServices();
  const sendMessage = jest.spyOn(services.shop, 'sendMessage');
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ info: infoReducer, auth: authReducer }),
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(infoSaga, services);
  store.dispatch(guestArrived());
  render(
    <Provider store={store}>
      <ContactScreen />
    </Provider>,
  );
  return { sendMessage };
}
const write = async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Aditi');
  await userEvent.type(screen.getByLabelText('Email'), 'aditi@example.in');
  await userEvent.type(screen.getByLabelText('Message'), 'When is the mist back?');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('an incomplete message is not sent; the first field that is wrong gets the focus', async () => {
  const { sendMessage } = contact();
  await userEvent.type(screen.getByLabelText('Name'), 'Aditi');
  await send();
  expect(sendMessage).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
});

test('a message is sent and thanked for', async () => {
  const { sendMessage } = contact();
  sendMessage.mockResolvedValue(ok(undefined));
  await write();
  await send();
  expect(sendMessage).toHaveBeenCalledWith({
    name: 'Aditi',
    email: 'aditi@example.in',
    phone: '',
    message: 'When is the mist back?',
  });
  expect(await screen.findByRole('heading', { name: 'Thank you, Aditi' })).toHaveFocus();
});

test('what could not be sent is still there', async () => {
  const { sendMessage } = contact();
  sendMessage.mockResolvedValue(fail({ kind: 'network' }));
  await write();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('please try again');
  expect(screen.getByLabelText('Message')).toHaveValue('When is the mist back?');
});

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/policies/:policy" element={<PolicyScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </MemoryRouter>,
  );

test.each([
  ['/policies/shipping', 'Shipping and delivery'],
  ['/policies/returns', 'Returns and refunds'],
  ['/policies/privacy', 'Privacy'],
  ['/policies/terms', 'Terms of sale'],
  ['/policies/magic', 'Nothing at this address'],
  ['/policies/constructor', 'Nothing at this address'],
  ['/nowhere', 'Nothing at this address'],
])('%s is %s', (path, heading) => {
  at(path);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});
