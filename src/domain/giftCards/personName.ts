/** Letters of any script with their joiners, little pictures, spaces, and the signs of names: 'K. R. Meera', 'Asha & Ravi'. */
const NAME = /^[\p{L}\p{M}\u200c\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f .,'’&+()-]*$/u;
/** A dot between letters, as in the address of a site; initials have one letter before it. */
const SITE = /[\p{L}\p{M}]{2}\.[\p{L}\p{M}]{2}/u;

/**
 * Whether a text may stand as a person's name in the subject of a gift card's mail, which anybody can have sent to anybody:
 * no phone number, sum, or address of a site. An empty one may.
 */
export const isPersonName = (text: string): boolean => NAME.test(text) && !SITE.test(text);
