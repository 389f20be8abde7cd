/** Who the shop is at NimbusPost. */
export interface Account {
  /** B2C v1 and B2B cargo. */
  email: string;
  /** Partner v2: `npk_…`, the half of the key pair that is no secret. */
  apiKey: string;
  /** The account's password; of Partner v2 the secret half of its key pair. */
  secret: string;
}

/** Where parcels are picked up. */
export interface Pickup {
  /** The warehouse's name at NimbusPost; of Partner v2 its id there. */
  warehouse: string;
  pincode: string;
}

export interface NimbusPostSettings {
  /** Scheme and host. */
  baseUrl: string;
  account: () => Account;
  pickup: Pickup;
  /** The courier that takes every parcel; empty leaves the choice to NimbusPost, which B2B cargo does not make. */
  courierId: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Characters that NimbusPost takes in one text. */
export const MAX_TEXT = 200;
