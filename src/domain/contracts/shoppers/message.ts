import * as v from 'valibot';
import { contactFieldError, type ContactField } from '../../messages/contactMessage';
import { cleanProse } from '../fields';

const field = (name: ContactField) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.transform(cleanProse),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && contactFieldError(name, dataset.value);
      if (message) addIssue({ message });
    }),
  );

/** POST /api/messages */
export const messageRequest = v.object({
  name: field('name'),
  email: field('email'),
  phone: v.nullish(field('phone'), ''),
  message: field('message'),
  /** A honeypot: the field is hidden in the form, so that only programs fill it in. */
  website: v.nullish(v.pipe(v.string('website must be text'), v.maxLength(500, 'website is too long')), ''),
});
export type MessageRequest = v.InferInput<typeof messageRequest>;

export interface MessageResponse {
  success: true;
  message: string;
  /** The number by which the sender can ask about the message. */
  ticket: string;
}
