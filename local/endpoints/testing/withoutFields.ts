/** What asks for nothing but to be done. */
export const WITHOUT_FIELDS = [
  '/api/admin/activity/{id}/undo',
  '/api/admin/messages/{id}/acknowledge',
  '/api/checkouts',
  '/api/admin/reconcile',
  '/api/admin/mails/{id}/send',
  '/api/admin/mails/{id}/discard',
  '/api/admin/orders/{id}/book',
  '/api/admin/orders/{id}/resend',
  '/api/delivery/{token}',
  '/api/admin/orders/{id}/pack',
  '/api/admin/orders/{id}/packing/leave',
  '/api/admin/parcels/{awb}/cancel',
  '/api/admin/payments/{id}/settle',
  '/api/admin/staff/invites/{id}/withdraw',
  '/api/admin/staff/{id}/remove',
  '/api/staff/invites/{id}/accept',
  ...['offers', 'banners', 'highlights'].flatMap((kind) => [
    `/api/admin/${kind}/{id}/delete`,
    `/api/admin/${kind}/{id}/restore`,
  ]),
];
