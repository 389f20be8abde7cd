export const messages = {
  sideMenu: {
    aboutUs: 'About Us',
    contactUs: 'Contact Us',
    admin: 'Admin',
    account: 'Account',
    menu: 'Menu',
    newLaunch: 'New Launch',
    allProducts: 'All Products',
    needHelp: 'Need Help?',
  },
  signedInMenu: {
    profile: 'Your Profile',
    orders: 'Order History',
    logout: 'Logout',
    account: 'Account',
  },
};
