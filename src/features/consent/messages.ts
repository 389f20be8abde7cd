import type { ConsentState } from './consentSlice';

export const question = 'May we count your visit?';
export const reason = 'It shows us what to improve, and is never for advertising.';
/** For screen readers. */
export const spokenQuestion = `${question} ${reason} The answer is at the end of the page.`;

/** The same labels wherever the question is asked. */
export const answers = { declined: 'No thanks', allowed: 'Allow' } as const;

export const needed =
  'Your cart, that you are signed in and what you are in the middle of writing are kept in this browser: without that the shop would not work.';
export const counted =
  'If you allow it, our analytics service also keeps a cookie here, so that we can count visits and see what to improve. It is never for advertising.';
export const nothingCounted =
  'Visits to this shop are not counted at present, so there is nothing to choose.';

const STANDING: Record<ConsentState['answer'], string> = {
  none: 'You have not said yet. Until you do, it keeps no cookie.',
  declined: 'You said no thanks: it keeps no cookie.',
  allowed: 'You allowed it.',
};
export const standing = (answer: ConsentState['answer']) => STANDING[answer];

export const messages = {
  cookieChoices: 'Cookie choices',
  howWeCount: 'How we count',
};
