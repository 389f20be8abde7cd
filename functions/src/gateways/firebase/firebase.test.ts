import { initializeApp } from 'firebase-admin/app';
import { firestore } from './firebase';

jest.mock('firebase-admin/app', () => ({ getApps: () => [], initializeApp: jest.fn(() => 'app') }));
jest.mock('firebase-admin/firestore', () => ({
  initializeFirestore: (app: string) => `Firestore of ${app}`,
}));

test('an app that did not start is started by the next call, and then once', async () => {
  jest.mocked(initializeApp).mockImplementationOnce(() => {
    throw new Error('no configuration');
  });
  await expect(firestore()).rejects.toThrow('no configuration');
  expect(await firestore()).toBe('Firestore of app');
  expect(await firestore()).toBe('Firestore of app');
  expect(initializeApp).toHaveBeenCalledTimes(2);
});
