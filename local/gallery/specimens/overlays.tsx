import { useState, type ReactNode } from 'react';
import { Button, Dialog, Drawer, Sheet, TextField, TextLink } from '@/ui';
import { LONG_TEXT, type Specimens } from '../specimen';

/** A button that opens an overlay. */
function Opens({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(close)}
    </>
  );
}

// The scrolling area can be reached by keyboard through its content.
const manyLines = Array.from({ length: 12 }, (_, at) => (
  <p key={at}>
    {LONG_TEXT} <TextLink href="#Drawer">Product {at + 1}</TextLink>
  </p>
));

export const overlays: Specimens<'Dialog' | 'Drawer' | 'Sheet'> = {
  Dialog: [
    {
      name: 'A question',
      view: (
        <Opens label="Open question">
          {(close) => (
            <Dialog
              title="Remove this address?"
              size="confirm"
              role="alertdialog"
              onClose={close}
              footer={
                <Button wide variant="danger" onClick={close}>
                  Remove
                </Button>
              }
            >
              <p>Orders that are on their way keep it.</p>
            </Dialog>
          )}
        </Opens>
      ),
    },
    {
      name: 'A form',
      view: (
        <Opens label="Open form">
          {(close) => (
            <Dialog title="Edit name" onClose={close} footer={<Button wide>Save</Button>}>
              <TextField label="Full name" data-autofocus="" />
            </Dialog>
          )}
        </Opens>
      ),
    },
    {
      name: 'Without a title, busy, long text',
      view: (
        <Opens label="Open long text">
          {(close) => (
            <Dialog label="Long text" size="checkout" onClose={close} footer={<Button busy>Pay</Button>}>
              <div style={{ padding: '64px 20px 20px', display: 'grid', gap: 12 }}>{manyLines}</div>
            </Dialog>
          )}
        </Opens>
      ),
    },
  ],
  Drawer: [
    {
      name: 'From the right, with a foot',
      view: (
        <Opens label="Open right drawer">
          {(close) => (
            <Drawer title="Your cart" onClose={close} footer={<Button wide>Checkout</Button>}>
              {manyLines}
            </Drawer>
          )}
        </Opens>
      ),
    },
    {
      name: 'From the left',
      view: (
        <Opens label="Open left drawer">
          {(close) => (
            <Drawer title="Menu" side="left" width={340} onClose={close}>
              <p>Skincare</p>
            </Drawer>
          )}
        </Opens>
      ),
    },
  ],
  Sheet: [
    {
      name: 'With a foot',
      view: (
        <Opens label="Open sheet">
          {(close) => (
            <Sheet title="Sort by" onClose={close} footer={<Button wide>Show 24 products</Button>}>
              <p>Price, low to high</p>
            </Sheet>
          )}
        </Opens>
      ),
    },
  ],
};
