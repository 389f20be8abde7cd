import { plural } from '@/domain/general/plural';

export const codeToCopy = (code: string) =>
  `Your browser does not let us copy. The code is ${code}; it is marked above, ready to be copied.`;

export const messages = {
  accountMenu: {
    account: 'Account',
  },
  cartButton: {
    cart: (count: number) => `Cart, ${plural(count, { one: '# item', other: '# items' })}`,
  },
  header: {
    home: (name: string) => `${name}, home`,
    main: 'Main',
    allProducts: 'All Products',
    aboutUs: 'About Us',
    contactUs: 'Contact Us',
    admin: 'Admin',
    menu: 'Menu',
  },
  offerBanner: {
    copied: 'Copied!',
    copy: 'Copy',
    offers: 'Offers',
    previousOffer: 'Previous offer',
    nextOffer: 'Next offer',
    freeDeliveryFrom: (amount: string) => `Free delivery from ${amount}`,
  },
  skipLink: {
    skipToContent: 'Skip to content',
  },
  tabBar: {
    tabs: 'Tabs',
    home: 'Home',
    products: 'Products',
    cart: 'Cart',
    profile: 'Profile',
    logIn: 'Log In',
  },
};
