import { store } from '../../store';

export const messages = {
  subject: `Your ${store.name} account is deleted`,
  heading: 'Your account is deleted',
  whatWent:
    'As you asked, we have deleted your account and everything in it: your name, phone number, addresses, cart, wishlist, reviews, messages and store credit.',
  whatStays:
    'Orders, invoices and payments stay in our books, because tax law asks for it. Our privacy policy says what stays in them and for how long.',
  comeBack:
    'You can make a new account with this address whenever you like. If it was not you who deleted the account, please reply to this mail.',
  privacyPolicy: 'Read the privacy policy',
};
