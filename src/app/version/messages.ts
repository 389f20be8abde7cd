import { store } from '@/domain/store';

export const messages = {
  newVersion: `A new version of ${store.name} is ready.`,
  reload: 'Reload',
};
