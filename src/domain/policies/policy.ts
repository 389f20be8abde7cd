/** A text, or one that applies only in a shop that takes online payments. */
type Text<Form> = Form | { online: Form };
export type Passage = [heading: string, ...paragraphs: Text<string>[]];

export interface Policy {
  title: string;
  lead: string;
  /** The facts most readers look for, in a few words each. */
  inShort: Text<[fact: string, more: string]>[];
  passages: Passage[];
}

const isOnline = (text: Text<unknown>): text is { online: unknown } =>
  typeof text === 'object' && text !== null && 'online' in text;

/** The texts that apply in this shop. */
export const appliedTexts = <Form>(texts: readonly Text<Form>[], takesOnline: boolean): Form[] =>
  texts.flatMap((text) => {
    if (!isOnline(text)) return [text as Form];
    return takesOnline ? [text.online as Form] : [];
  });
