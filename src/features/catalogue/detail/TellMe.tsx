import { useState } from 'react';
import { ChunkBoundary, lazyChunk, sectionFailure } from '@/loading';
import { Button } from '@/ui';
import type { AlertAbout } from './AlertForm';
import { messages } from './messages/tellMe';

const AlertForm = lazyChunk(() =>
  import(/* webpackChunkName: "alert-form" */ './AlertForm').then((module) => module.AlertForm),
);

/** Stands in the place of Add to cart while a size is sold out. The form's code loads on the press. */
export function TellMe({ about }: { about: AlertAbout }) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button busy={isOpen} onClick={() => setOpen(true)}>
      {messages.back}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <ChunkBoundary fallback={button} failure={sectionFailure}>
      <AlertForm about={about} />
    </ChunkBoundary>
  );
}
