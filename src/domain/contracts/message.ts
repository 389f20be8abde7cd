import * as v from 'valibot';
import { contactFieldError, type ContactField } from '../contactMessage';

const field = (name: ContactField) =>
  v.pipe(
    v.string(`${name} must be text`),
    // What no keyboard types and no place shows.
    v.transform((value) =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    ),
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
  /** Nobody sees this field of the form; only a program fills it in. */
  website: v.nullish(v.pipe(v.string('website must be text'), v.maxLength(500, 'website is too long')), ''),
});
export type MessageRequest = v.InferInput<typeof messageRequest>;

export interface MessageResponse {
  success: true;
  message: string;
}

export type MessageStatus = 'new' | 'read' | 'replied' | 'archived' | 'spam';

/** `messages/{id}`: written by the functions; the admin sets the status. */
export interface StoredMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Who was signed in; empty for anybody else. */
  userId: string;
  status: MessageStatus;
  /** ISO timestamp. */
  createdAt: string;
}
