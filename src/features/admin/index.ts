/** Where the admin's links lead until the other areas exist. */
export const ADMIN_HOME = '/admin/orders';
