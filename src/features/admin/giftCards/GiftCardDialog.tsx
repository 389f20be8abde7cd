import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_CREDIT_NOTE } from '@/domain/credit/limits';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { problemOf } from '@/lib/sending';
import { TextField } from '@/ui';
import { FormDialog } from '../shared';
import { giftCardsAdmin, selectGiftCardsAdmin, type GiftCardAct } from './giftCardsSlice';
import { messages } from './messages';

/** Asks why, or for another address, before a gift card is changed. */
export function GiftCardDialog({ act, id }: { act: GiftCardAct; id: string }) {
  const dispatch = useDispatch();
  const { dialog, page } = useSelector(selectGiftCardsAdmin).sending;
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isMail = act === 'resend';
  const typed = text.trim();
  const isWrong = isMail ? typed !== '' && !isMailAddress(typed) : typed === '';
  const error = isMail ? messages.badEmail : messages.noReason;
  const close = () => dispatch(giftCardsAdmin.dialogClosed());
  const send = () => {
    setHasTried(true);
    if (!isWrong) dispatch(giftCardsAdmin.actRequested({ act, id, text: typed }));
  };
  return (
    <FormDialog
      title={messages.titles[act]}
      hint={messages.hints[act]}
      action={messages.sends[act]}
      isSending={dialog.status === 'sending' || page.status === 'sending'}
      problem={problemOf(dialog)}
      onClose={close}
      onSend={send}
    >
      <TextField
        label={isMail ? messages.email : messages.reason}
        hint={isMail ? messages.emailHint : undefined}
        type={isMail ? 'email' : 'text'}
        maxLength={isMail ? 254 : MAX_CREDIT_NOTE}
        autoComplete="off"
        value={text}
        error={hasTried && isWrong ? error : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
