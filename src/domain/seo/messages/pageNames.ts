/** The names of pages that never change, for the browser's tab and search engines. */
export const PAGE_NAMES = {
  about: 'About Us',
  contact: 'Contact Us',
  notFound: 'Page not found',
  gone: 'No longer here',
} as const;
