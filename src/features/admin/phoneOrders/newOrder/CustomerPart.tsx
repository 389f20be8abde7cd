import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CustomerRow } from '@/domain/admin/customers/row';
import { Button, Caption, ErrorNote, SearchField } from '@/ui';
import { Body, Part, Results } from './NewOrder.styles';
import { newOrderActions as actions, selectNewOrder } from './newOrderSlice';
import { onEnter } from './onEnter';
import { messages } from '../messages';

const { customer: texts } = messages;

function FoundCustomers({ typed, onPick }: { typed: string; onPick: (row: CustomerRow) => void }) {
  const { found } = useSelector(selectNewOrder);
  if (found.status === 'failed') return <ErrorNote>{texts.failed(found.message)}</ErrorNote>;
  if (found.status !== 'ready' || !typed.trim()) return null;
  if (found.value.length === 0) return <Caption>{texts.none(typed.trim())}</Caption>;
  return (
    <Results aria-label={texts.found}>
      {found.value.map((row) => (
        <li key={row.uid}>
          <button type="button" onClick={() => onPick(row)}>
            <span>
              {row.name} <small>{row.email}</small>
            </span>
            <small>{[row.phone, row.city].filter(Boolean).join(', ')}</small>
          </button>
        </li>
      ))}
    </Results>
  );
}

/** The customer of the order: one that the search found, or a new one whose address is typed below. */
export function CustomerPart({ onChosen }: { onChosen: () => void }) {
  const dispatch = useDispatch();
  const { customer, found } = useSelector(selectNewOrder);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The customer is the first question on the phone, also when another one is to be chosen.
  useEffect(() => field.current?.focus(), [customer.uid]);
  const search = (text: string) => {
    setTyped(text);
    dispatch(actions.customerTyped(text));
  };
  const choose = (row: CustomerRow) => {
    setTyped('');
    dispatch(actions.customerPicked(row));
    onChosen();
  };
  const firstFound = found.status === 'ready' ? found.value[0] : undefined;
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <small>{!customer.uid && texts.isNew}</small>
      </header>
      <Body>
        {customer.uid ? (
          <>
            <p>
              <b>{customer.name}</b> {customer.email}
            </p>
            <div>
              <Button size="sm" variant="ghost" onClick={() => dispatch(actions.customerDropped())}>
                {texts.change}
              </Button>
            </div>
          </>
        ) : (
          <SearchField
            ref={field}
            label={texts.find}
            placeholder={texts.placeholder}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onType={search}
            onKeyDown={onEnter(() => firstFound && choose(firstFound))}
          />
        )}
        <div role="status">
          <FoundCustomers typed={typed} onPick={choose} />
        </div>
      </Body>
    </Part>
  );
}
