import { MAX_NOTES, MAX_TAGS } from '@/domain/customers/record/teamFields';

export const messages = {
  noSuchCustomer: 'There is no such customer. They may have deleted their account.',
  noted: 'Noted. Only the team reads it.',
  tooManyNotes: `A customer has at most ${MAX_NOTES} notes. Please remove one that is no longer needed.`,
  noteRemoved: 'The note is removed.',
  tagged: 'The tags are saved.',
  tooManyTags: `A customer has at most ${MAX_TAGS} tags. Please remove one first.`,
  noReason: 'Please say why, so that the team knows later.',
  codBlocked: 'Cash on Delivery is off for this customer. They can still pay online.',
  codAllowed: 'Cash on Delivery is allowed for this customer.',
};
