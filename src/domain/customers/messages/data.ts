import { store } from '../../store';

/** The data download. */
export const messages = {
  about: `What ${store.legalName} keeps about you. Questions: ${store.supportEmail}`,
  /** By Firebase's id of the sign-in method. */
  signIn: {
    password: 'Email and password',
    'google.com': 'Google',
    phone: 'Code by SMS',
  },
};
