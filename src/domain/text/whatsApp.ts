/**
 * The address that opens WhatsApp with a message to this number in India; with an empty number the sender
 * chooses the recipient. Nothing is sent automatically.
 */
export const whatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone && `91${phone}`}?text=${encodeURIComponent(text)}`;
