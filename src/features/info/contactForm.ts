import { contactFieldError, type ContactField, type ContactMessage } from '@/domain/messages/contactMessage';

export type ContactErrors = Partial<Record<ContactField, string>>;

const FIELDS: ContactField[] = ['name', 'email', 'phone', 'message'];

/** The values to send: trimmed, and '+91 98450 12345' as ten digits. */
export function tidyContact({ name, email, phone, message }: ContactMessage): ContactMessage {
  const digits = phone.replace(/[\s().-]/g, '').replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
  return { name: name.trim(), email: email.trim(), phone: digits, message: message.trim() };
}

/** Errors by field; empty when the message is valid. */
export function contactErrors(form: ContactMessage): ContactErrors {
  const tidy = tidyContact(form);
  const wrong = FIELDS.flatMap((field) => {
    const error = contactFieldError(field, tidy[field]);
    return error ? [[field, error] as const] : [];
  });
  return Object.fromEntries(wrong);
}
