/** The id of the element before the page's main part into which the admin draws its bar and menu. */
export const ADMIN_CHROME = 'admin-chrome';
