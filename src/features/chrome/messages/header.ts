export const messages = {
  home: (name: string) => `${name}, home`,
  main: 'Main',
  allProducts: 'All Products',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  admin: 'Admin',
  menu: 'Menu',
};
