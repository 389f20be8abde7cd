/**
 * The address that opens WhatsApp with a message to this number in India, or to whom its writer chooses where it is empty; nothing is
 * sent by itself.
 */
export const whatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone && `91${phone}`}?text=${encodeURIComponent(text)}`;
