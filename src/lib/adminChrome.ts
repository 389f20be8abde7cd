/** The id of the element before the page's main part that holds the admin's bar and menu. */
export const ADMIN_CHROME = 'admin-chrome';
