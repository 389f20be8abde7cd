import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import { CopyButton } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Button, ErrorNote, Icon, phoneIcon } from '@/ui';
import { messages } from './messages';
import { Row, Text } from './Undelivered.styles';
import { linkRequested, selectUndelivered } from './undeliveredSlice';

/** The customer's number, and a text with their link to paste into WhatsApp. They have the same link by mail. */
export function CustomerLink({ row }: { row: UndeliveredRow }) {
  const dispatch = useDispatch();
  const { links } = useSelector(selectUndelivered);
  const text = useRef<HTMLSpanElement>(null);
  const { orderId, phone, customer, acts, dueAt } = row;
  const link = links[orderId];
  // A link is for one attempt, and ends with its clock.
  const loaded = link?.status === 'ready' && link.value.dueAt === dueAt ? link.value : null;
  return (
    <>
      <Row>
        {phone && (
          <Button as="a" size="sm" variant="ghost" href={`tel:+91${phone}`}>
            <Icon name={phoneIcon} size={16} />
            {messages.call(phone)}
          </Button>
        )}
        {acts.includes('again') && !loaded && (
          <Button
            size="sm"
            variant="ghost"
            busy={link?.status === 'loading'}
            onClick={() => dispatch(linkRequested(orderId))}
          >
            {messages.whatsapp}
          </Button>
        )}
      </Row>
      <div role="alert">{link?.status === 'failed' && <ErrorNote>{link.message}</ErrorNote>}</div>
      {loaded && (
        <Text aria-label={messages.whatsappLabel}>
          <span ref={text}>
            {messages.linkText(customer, orderId, loaded.url, formatMoment(loaded.dueAt))}
          </span>{' '}
          <CopyButton name={messages.copyText} shown={text} />
        </Text>
      )}
    </>
  );
}
