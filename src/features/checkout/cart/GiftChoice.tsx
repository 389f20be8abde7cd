import { useState, type ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { cleanNote, MAX_GIFT_NOTE } from '@/domain/cart/extras';
import { formatRupees } from '@/domain/money/money';
import { extrasChanged, selectExtras, selectOffered } from '@/features/extras';
import { Checkbox, giftIcon, Icon, TextArea } from '@/ui';
import { messages } from '../messages';

const Part = styled.section`
  display: grid;
  gap: 4px;
  margin-top: 8px;
  padding: 14px 0;
  border-top: var(--hair);
  textarea {
    min-height: 88px;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-small);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

/**
 * The note for the recipient. Unprintable characters are dropped while typing, so that the preview is exact.
 */
function GiftNote() {
  const dispatch = useDispatch();
  const { note } = useSelector(selectExtras);
  const [isCut, setCut] = useState(false);
  const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const clean = cleanNote(target.value);
    setCut(clean !== target.value.replace(/\r\n?/g, '\n'));
    dispatch(extrasChanged({ note: clean }));
  };
  return (
    <TextArea
      label={messages.gift.note}
      hint={messages.gift.letters(note.length, MAX_GIFT_NOTE)}
      error={isCut ? messages.gift.leftOut : undefined}
      maxLength={MAX_GIFT_NOTE}
      value={note}
      onChange={write}
    />
  );
}

/**
 * Whether the order is a present, with a note and, if the shop offers it, gift wrap. Nothing is preselected.
 */
export function GiftChoice() {
  const dispatch = useDispatch();
  const { isGift, wrap } = useSelector(selectExtras);
  const offered = useSelector(selectOffered);
  // Until the price has loaded, a chosen wrap shows its earlier price.
  const price = offered.status === 'ready' ? offered.value.giftWrap : wrap;
  return (
    <Part aria-label={messages.gift.label}>
      <Head>
        <Checkbox
          label={
            <>
              {messages.gift.isGift}
              <small>{messages.gift.noPrices}</small>
            </>
          }
          checked={isGift}
          onChange={({ target }) => dispatch(extrasChanged({ isGift: target.checked }))}
        />
        <Icon name={giftIcon} size={22} />
      </Head>
      {isGift && <GiftNote />}
      {/* Below the note, so that a late price does not move the note while it is typed. */}
      {isGift && price !== null && (
        <Checkbox
          label={
            <>
              {messages.gift.wrap(price > 0 ? formatRupees(price) : '')}
              {price > 0 && <small>{messages.gift.wrapNote}</small>}
            </>
          }
          checked={wrap !== null}
          onChange={({ target }) => dispatch(extrasChanged({ wrap: target.checked ? price : null }))}
        />
      )}
    </Part>
  );
}
