import { Dialog, type DialogProps } from './Dialog';

export type SheetProps = Pick<DialogProps, 'onClose' | 'footer' | 'children'> & { title: string };

/** Filters, sorting, a choice of variants: from the bottom of a phone, its action at the foot. */
export function Sheet(props: SheetProps) {
  return <Dialog size="sheet" light {...props} />;
}
