import type { ConsentState } from './consentSlice';

// Raise CONSENT_NOTICE (src/domain/customers/consent.ts) when this asks for more than it did.
export const question = 'Allow an analytics cookie?';
export const reason = 'It shows us what to improve. We never use it for advertising.';
/** For screen readers. */
export const spokenQuestion = `${question} ${reason} The answer is at the end of the page.`;

/** The labels are the same wherever the question is asked. */
export const answers = { declined: 'No thanks', allowed: 'Allow' } as const;

export const needed =
  'Your cart, your login and the text that you are typing are stored in this browser. The shop does not work without this.';
export const counted =
  'If you allow it, our analytics service also stores a cookie here, so that we can count visits and see what to improve. We never use it for advertising.';
export const nothingCounted = 'This shop does not count visits at present, so there is nothing to choose.';

const STATES: Record<ConsentState['answer'], string> = {
  none: 'You have not chosen yet. Until you do, no analytics cookie is stored.',
  declined: 'You chose No thanks: no analytics cookie is stored.',
  allowed: 'You chose Allow.',
};
export const stateText = (answer: ConsentState['answer']) => STATES[answer];

export const messages = {
  cookieChoices: 'Cookie choices',
  details: 'Details',
};
