import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { productPath } from '@/app/router/paths';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { OwnAlert } from '@/domain/contracts/shoppers/alerts';
import { formatRupees } from '@/domain/money/money';
import { alertRemoveRequested, myAlertsRequested, selectAlerts } from '@/features/alerts';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, Caption, H3, TextLink } from '@/ui';
import { messages } from '../messages';

const { yourAlerts: words } = messages;

const List = styled.ul`
  display: grid;
  margin-top: 8px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    padding: 12px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
`;

const nameOf = ({ product, size }: OwnAlert): string => itemTitle({ name: product, variant: size });

function Row({ alert, busy, onRemove }: { alert: OwnAlert; busy: boolean; onRemove: () => void }) {
  const { kind, productId, price } = alert;
  return (
    <li>
      <div>
        <Link to={productPath(productId)}>{nameOf(alert)}</Link>
        <Caption>{kind === 'back' ? words.back : words.price(formatRupees(price))}</Caption>
      </div>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={words.removeOf(nameOf(alert))}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  );
}

/** The alerts that the person requested, each mailed once. */
export function YourAlerts() {
  const dispatch = useDispatch();
  const { mine, removing } = useSelector(selectAlerts);
  const again = useFocusAfterRetry(mine.status);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dispatch(myAlertsRequested());
  }, [dispatch]);
  const count = mine.status === 'ready' ? mine.value.length : 0;
  useOnChange(count, (before) => {
    // The focused button disappeared with its row.
    if (count < before) heading.current?.focus();
  });
  return (
    <section>
      <H3 ref={heading} tabIndex={-1}>
        {words.title}
      </H3>
      {mine.status === 'failed' && (
        <p>
          {mine.message}{' '}
          <TextLink ref={again} as="button" type="button" onClick={() => dispatch(myAlertsRequested())}>
            {messages.detailsTab.tryAgain}
          </TextLink>
        </p>
      )}
      {mine.status === 'ready' && count === 0 && <Caption>{words.none}</Caption>}
      {mine.status === 'ready' && count > 0 && (
        <List>
          {mine.value.map((alert) => (
            <Row
              key={alert.id}
              alert={alert}
              busy={removing.includes(alert.id)}
              onRemove={() => dispatch(alertRemoveRequested(alert.id))}
            />
          ))}
        </List>
      )}
    </section>
  );
}
