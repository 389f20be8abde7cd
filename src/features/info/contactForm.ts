export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  message: string;
}
export type ContactErrors = Partial<Record<keyof ContactForm, string>>;

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', phone: '', message: '' };
/** Characters. */
export const LONGEST_MESSAGE = 2000;

/** What is wrong with a message to the shop, by field; empty when nothing is. */
export function validateContact(form: ContactForm): ContactErrors {
  const errors: ContactErrors = {};
  if (!form.name.trim()) errors.name = 'Please enter your name';
  if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) errors.email = 'Please enter your email';
  if (form.phone.trim() && !/^\d{10}$/.test(form.phone.trim())) {
    errors.phone = 'Please enter a valid 10-digit mobile number';
  }
  if (form.message.trim().length < 10) errors.message = 'Please write a sentence or two';
  return errors;
}
