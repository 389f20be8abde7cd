import { useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { ChunkBoundary, lazyChunk, sectionFailure } from '@/loading';
import { Button, Icon, mailIcon, TextLink } from '@/ui';
import type { AlertAbout } from './AlertForm';
import { messages } from '../messages/alert';

const AlertForm = lazyChunk(() => import(/* webpackChunkName: "alert-form" */ './AlertForm'));

const PriceLink = styled(TextLink)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  text-align: left;
  white-space: normal;
`;

/**
 * The alert button: in the place of Add to cart for a sold-out size, or a link below it for the price. The
 * form loads on the press.
 */
export default function AlertButton({ about }: { about: AlertAbout }) {
  const [isOpen, setOpen] = useState(false);
  // The form's slice loads with the runtime.
  const isRunning = useSelector(selectRuntimeRunning);
  const open = () => setOpen(true);
  const button =
    about.kind === 'back' ? (
      <Button busy={isOpen} onClick={open}>
        {messages.back}
      </Button>
    ) : (
      <PriceLink as="button" type="button" onClick={open}>
        <Icon name={mailIcon} size={20} />
        {messages.price}
      </PriceLink>
    );
  if (!isOpen || !isRunning) return button;
  return (
    <ChunkBoundary fallback={button} failure={sectionFailure}>
      <AlertForm about={about} />
    </ChunkBoundary>
  );
}
