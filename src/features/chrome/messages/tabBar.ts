export const messages = {
  tabs: 'Tabs',
  home: 'Home',
  products: 'Products',
  cart: 'Cart',
  profile: 'Profile',
  logIn: 'Log In',
};
