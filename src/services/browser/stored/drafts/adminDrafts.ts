import { namedDrafts, type NamedDrafts } from './namedDrafts';

export type AdminDrafts = NamedDrafts;

/** The admin's unsaved forms. */
export const adminDrafts: AdminDrafts = namedDrafts('glumist.adminDrafts');
