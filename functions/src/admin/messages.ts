/** Texts that several of the team's routes answer with. */
export const messages = {
  notValid: 'This cannot be saved as it is.',
  conflict: 'Somebody else saved this meanwhile. Nothing of it was overwritten.',
  courierSilent: 'The courier does not answer. Please try again in a moment.',
  reconciled: 'Payments, parcels and papers were looked through.',
};
