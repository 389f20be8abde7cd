import { Dialog, type DialogProps } from './Dialog';

export type SheetProps = Pick<DialogProps, 'onClose' | 'footer' | 'children'> & { title: string };

/** Filters, sort order or variants: from the bottom of a phone, with an action at the foot. */
export function Sheet(props: SheetProps) {
  return <Dialog size="sheet" light {...props} />;
}
