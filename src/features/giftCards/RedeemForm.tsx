import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readGiftCardCode } from '@/domain/giftCards/code';
import { Button, ErrorNote, TextField } from '@/ui';
import { CodeRow } from './GiftCards.styles';
import { giftCardActions, selectGiftCards } from './giftCardsSlice';
import { messages } from './messages';

/**
 * Adds a gift card to the shopper's store credit. Checks the code for typing mistakes before the request.
 */
export function RedeemForm() {
  const dispatch = useDispatch();
  const { sending: all, done } = useSelector(selectGiftCards);
  const sending = all.redeem;
  // The field is emptied after each redeemed card.
  const [typed, setTyped] = useState({ code: '', hasTried: false, round: done.redeem });
  const { code, hasTried } = typed.round === done.redeem ? typed : { code: '', hasTried: false };
  const field = useRef<HTMLInputElement>(null);
  const isCode = readGiftCardCode(code) !== null;
  const mistake = code.trim() === '' ? messages.redeem.missing : messages.redeem.typo;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // At the checkout this form is inside another one, which must not submit.
    event.stopPropagation();
    setTyped({ code, hasTried: true, round: done.redeem });
    if (isCode) dispatch(giftCardActions.redeemRequested(code));
    else field.current?.focus();
  };
  return (
    <CodeRow onSubmit={send} noValidate aria-label={messages.redeem.title}>
      <TextField
        ref={field}
        label={messages.redeem.code}
        hint={messages.redeem.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={hasTried && !isCode ? mistake : undefined}
        onChange={({ target }) => setTyped({ code: target.value, hasTried, round: done.redeem })}
      />
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button type="submit" size="sm" variant="ghost" busy={sending.status === 'sending'}>
        {messages.redeem.add}
      </Button>
    </CodeRow>
  );
}
