import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatRupees } from '@/domain/money/money';
import { useRights } from '@/features/admin/access';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, EmptyState, TextField } from '@/ui';
import { LoadState } from '../shared';
import { GiftCardDialog } from './GiftCardDialog';
import { GiftCardRow } from './GiftCardRow';
import { Cards, FindForm, Owed } from './GiftCards.styles';
import { giftCardsAdmin, selectGiftCardsAdmin } from './giftCardsSlice';
import { messages } from './messages';
import { SettingsForm } from './SettingsForm';

const HINT = 'find-gift-card-hint';

interface FindProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
}

function Find({ field, text, onText }: FindProps) {
  const dispatch = useDispatch();
  const send = (event: FormEvent) => {
    event.preventDefault();
    dispatch(giftCardsAdmin.cardsRequested(text.trim()));
  };
  return (
    <FindForm as="form" role="search" onSubmit={send}>
      <TextField
        ref={field}
        label={messages.find}
        placeholder={messages.find}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-describedby={HINT}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button type="submit" size="sm" variant="ghost">
        {messages.search}
      </Button>
      <Caption id={HINT}>{messages.findHint}</Caption>
    </FindForm>
  );
}

function NoCards({ sought, onShowAll }: { sought: string; onShowAll: () => void }) {
  if (!sought) return <EmptyState title={messages.none} text={messages.noneText} />;
  return (
    <EmptyState
      title={messages.notFound(sought)}
      text={messages.notFoundText}
      action={
        <Button variant="ghost" onClick={onShowAll}>
          {messages.showAll}
        </Button>
      }
    />
  );
}

/** The gift cards that were sold: found, frozen, sent again; and for which amounts they are sold. */
export default function GiftCardsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { page, find, open } = useSelector(selectGiftCardsAdmin);
  const may = useRights();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dispatch(giftCardsAdmin.cardsRequested(''));
  }, [dispatch]);
  const showAll = () => {
    setText('');
    dispatch(giftCardsAdmin.cardsRequested(''));
    // The pressed button goes with the answer.
    field.current?.focus();
  };
  const found = page.status === 'ready' ? page.value : null;
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <Find field={field} text={text} onText={setText} />
      <LoadState of={page} height={220} onAgain={() => dispatch(giftCardsAdmin.cardsRequested(find))} />
      {found && <Owed>{messages.owed(formatRupees(found.outstanding))}</Owed>}
      {found && found.rows.length > 0 && (
        <Cards>
          {found.rows.map((row) => (
            <GiftCardRow key={row.id} row={row} />
          ))}
        </Cards>
      )}
      {found?.rows.length === 0 && <NoCards sought={found.find} onShowAll={showAll} />}
      {found && may('settings.manage') && <SettingsForm settings={found.settings} />}
      {open && <GiftCardDialog key={open.act} {...open} />}
    </>
  );
}
