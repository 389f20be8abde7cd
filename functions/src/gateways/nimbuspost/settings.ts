/** The shop's account at NimbusPost. */
export interface Account {
  /** For B2C v1 and B2B cargo. */
  email: string;
  /** For Partner v2: `npk_…`, the public half of the key pair. */
  apiKey: string;
  /** The account's password; for Partner v2 the secret half of its key pair. */
  secret: string;
}

/** The warehouse at which parcels are picked up. */
export interface Pickup {
  /** The warehouse's name at NimbusPost; for Partner v2 its id there. */
  warehouse: string;
  pincode: string;
}

export interface NimbusPostSettings {
  /** Scheme and host. */
  baseUrl: string;
  account: () => Account;
  pickup: Pickup;
  /** The courier that takes every parcel; empty lets NimbusPost choose, except for B2B cargo. */
  courierId: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Longest text that NimbusPost accepts. */
export const MAX_TEXT = 200;
