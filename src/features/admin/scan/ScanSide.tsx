import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { SHOWN_QUEUE } from '@/domain/admin/orderList/packingQueue';
import { Button, Caption, TextLink } from '@/ui';
import { OrderNumber } from '../orders';
import { codeTyped, labelOpened, labelRequested, selectNext, selectScan } from './scanSlice';
import { Queue, Side } from './ScanScreen.styles';
import { messages } from './messages';

/** Beside the table: the parcel, packed orders, orders set aside, and the next orders. */
export function ScanSide() {
  const dispatch = useDispatch();
  const { order, packed, aside, labels, labelling } = useSelector(selectScan);
  const waiting = useSelector(selectNext);
  const last = packed.at(-1);
  return (
    <Side>
      {order && (
        <section>
          <h2>{messages.box}</h2>
          <dl>
            <div>
              <dt>{messages.courier}</dt>
              <dd>{order.courier || messages.noCourier}</dd>
            </div>
            <div>
              <dt>{messages.awb}</dt>
              <dd>{order.awb || messages.noCourier}</dd>
            </div>
            {order.gift && (
              <div>
                <dt>{messages.gift}</dt>
                <dd>{order.gift.isWrapped ? messages.wrapIt : messages.noWrap}</dd>
              </div>
            )}
            {order.sample && (
              <div>
                <dt>{messages.sample}</dt>
                <dd>{order.sample}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {last && (
        <section>
          <h2>{messages.packedHere(packed.length)}</h2>
          <p role="status">{messages.packed(last)}</p>
          <Button
            variant="ghost"
            size="sm"
            busy={labelling.includes(last)}
            onClick={() => dispatch(labelRequested(last))}
          >
            {messages.printLabel}
          </Button>
          {labels.map(({ orderId, url }) => (
            <p key={orderId}>
              <TextLink
                href={url}
                target="_blank"
                rel="noreferrer"
                onClick={() => dispatch(labelOpened(orderId))}
              >
                {orderId === last ? messages.openLabel : messages.openLabelOf(orderId)}
              </TextLink>
            </p>
          ))}
        </section>
      )}
      {aside.length > 0 && (
        <section>
          <h2>{messages.aside}</h2>
          <ul>
            {aside.map(({ orderId, missing }) => (
              <li key={orderId}>
                <TextLink as={Link} to={adminOrderPath(orderId)}>
                  {orderId}
                </TextLink>
                <span>
                  {missing.length > 0 ? messages.asideMissing(missing.join(', ')) : messages.asideSkipped}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{messages.next}</h2>
        {waiting?.length === 0 && <Caption>{messages.nothing}</Caption>}
        <Queue>
          {waiting?.slice(0, SHOWN_QUEUE).map(({ id, customer }) => (
            <li key={id}>
              <Button
                variant="ghost"
                size="sm"
                aria-label={id}
                disabled={order !== null}
                onClick={() => dispatch(codeTyped(id))}
              >
                <OrderNumber id={id} />
              </Button>
              <span>{customer}</span>
            </li>
          ))}
        </Queue>
      </section>
    </Side>
  );
}
