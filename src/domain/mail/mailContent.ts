import { messages } from './messages/layout';

/** The content of a mail, before it is rendered as HTML or plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly MailParagraph[];
  action?: { label: string; url: string };
  /** Products to be reviewed, each with five stars to press. */
  ratings?: readonly MailRating[];
  lines?: readonly MailLine[];
  sums?: readonly MailSum[];
  notes?: readonly MailNote[];
}

/** The shop's words, or a quotation of somebody else's, which is marked so that it cannot pass as the shop's. */
export type MailParagraph = string | MailQuote;

export interface MailQuote {
  /** One or more lines. */
  quote: string;
}

/** The lines of a quotation. */
export const quotedLines = ({ quote }: MailQuote): string[] =>
  quote.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.trim());

export interface MailRating {
  name: string;
  /** Opens the form. */
  url: string;
  /** Open the form with 1, 2, … stars chosen. */
  stars: readonly string[];
}

export interface MailLine {
  name: string;
  detail: string;
  /** Formatted text. */
  amount: string;
}

export interface MailSum {
  label: string;
  amount: string;
  strong?: boolean;
}

/** Lines under a heading of their own. */
export interface MailNote {
  heading: string;
  lines: readonly string[];
}

/** The sender's details at the foot of every mail. */
export interface Sender {
  name: string;
  legalName: string;
  legalAddress: string;
  supportEmail: string;
  supportPhone: string;
}

/** The last lines of every mail. */
export function footOf({ legalName, legalAddress, supportEmail, supportPhone }: Sender): string[] {
  return [messages.questions(supportEmail, supportPhone), `${legalName}, ${legalAddress}`];
}
