/** Folders whose texts for people all stand in messages.ts (or messages/*.ts), as globs. */
const TRANSLATABLE = [
  'src/{app,domain,features,loading,prerender,ui}/**/*.{ts,tsx}',
  'functions/src/**/*.{ts,tsx}',
];

/** Files of these folders that hold those texts, or words that nobody reads as the shop's. */
const UNTRANSLATED = [
  '**/messages/**',
  // These folders are the areas for the messages of shoppers.
  '!{src/features,functions/src}/admin/messages/**',
  '!functions/src/messages/**',
  '!src/domain/contracts/admin/messages.ts',
  '**/messages.ts',
  '**/*.styles.ts',
  'src/ui/theme/**',
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'functions/src/composition/startup/**', // words for who deploys
  'functions/src/gateways/push/encrypt.ts', // names of a standard, hashed into a push message
  'src/domain/store.ts', // the settings of the shop
  'src/domain/{addresses/indianStates,catalogue/concerns,cart/routinePicks}.ts', // stored and compared
  'src/domain/admin/{customers,orderList}/exportRows.ts', // columns of files
  'src/domain/admin/{gst/gstFiles,remittances/cashOrder}.ts',
  'src/domain/catalogue/csv/{columns,gstColumn,kinds,table,write}.ts',
  'src/domain/admin/notifications/{news,push/deviceName}.ts', // a right; the name of a browser
  'src/domain/staff/actionRights.ts', // rights
  'src/domain/analytics/analytics.ts', // names of lists, sent to Google Analytics
  'src/domain/security/{paymentPage,paymentScripts}.ts', // for who audits
  'src/domain/seo/sitemap.ts', // a keyword of robots.txt
];

module.exports = { TRANSLATABLE, UNTRANSLATED };
