import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { adminCustomerPath, adminPaths } from '@/app/router/paths';
import { customerQueryText } from '@/domain/admin/customers/query';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { CreditPanel } from '@/features/admin/credit';
import { EraseCustomer } from '@/features/admin/phoneOrders';
import { LoadState } from '@/features/admin/shared';
import { ListNav } from '@/features/admin/table';
import { formatDay } from '@/lib/dates';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { loading, valueOf } from '@/lib/remote';
import { Button, Caption, Icon, mailIcon } from '@/ui';
import { selectCustomerList, selectCustomerRows } from '../list/customerListSlice';
import { messages } from '../messages';
import { CodPanel } from './CodPanel';
import { ContactPanel } from './ContactPanel';
import { CustomerFigures } from './CustomerFigures';
import { Columns, Nav, Panel, Title } from './CustomerScreen.styles';
import { LimitsPanel } from './LimitsPanel';
import { NotesPanel } from './NotesPanel';
import { customerActions, selectOpenCustomer } from './openCustomerSlice';
import { OrdersOf } from './OrdersOf';
import { TagsPanel } from './TagsPanel';
import { MessagesOf, ReviewsOf } from './Written';

const { page } = messages;

/** Links back to the list as it was, and to the neighbours in it. */
function CustomerNav({ uid }: { uid: string }) {
  const { query } = useSelector(selectCustomerList);
  const uids = useSelector(selectCustomerRows).map((row) => row.uid);
  const text = customerQueryText(query);
  const list = text ? `${adminPaths.customers}?${text}` : adminPaths.customers;
  return (
    <Nav>
      <ListNav texts={page} list={list} ids={uids} id={uid} pathOf={adminCustomerPath} />
    </Nav>
  );
}

function Details({ customer }: { customer: CustomerDetail }) {
  const { name, email, since, addresses, totals, notes, tags } = customer;
  const city = (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.city;
  const about = [city, since && page.since(formatDay(since))].filter(Boolean).join(', ');
  return (
    <>
      <Title>
        <h1>{name}</h1>
        <Caption>{about}</Caption>
        {email && (
          <Button as="a" variant="ghost" size="sm" href={`mailto:${email}`}>
            <Icon name={mailIcon} size={16} />
            {page.write}
          </Button>
        )}
      </Title>
      <Columns>
        <div>
          <CustomerFigures totals={totals} />
          <OrdersOf customer={customer} />
          <MessagesOf customer={customer} />
          <ReviewsOf customer={customer} />
        </div>
        <div>
          <ContactPanel customer={customer} />
          <NotesPanel notes={notes} />
          <TagsPanel tags={tags} />
          {!isPhoneCustomer(customer.uid) && (
            <Panel>
              <CreditPanel uid={customer.uid} name={customer.name} />
            </Panel>
          )}
          <CodPanel customer={customer} />
          <LimitsPanel customer={customer} />
          <EraseCustomer uid={customer.uid} name={customer.name} />
        </div>
      </Columns>
    </>
  );
}

/** One customer: orders, messages, and the team's decisions. */
export default function CustomerScreen() {
  const dispatch = useDispatch();
  const { uid = '' } = useParams();
  const { found, uid: shown } = useSelector(selectOpenCustomer);
  useEffect(() => {
    dispatch(customerActions.customerRequested(uid));
    return () => void dispatch(customerActions.customerLeft());
  }, [dispatch, uid]);
  const mine = shown === uid ? found : loading;
  const customer = valueOf(mine);
  usePageTitle(customer?.name ?? messages.title);
  return (
    <>
      <CustomerNav uid={uid} />
      <LoadState of={mine} onAgain={() => dispatch(customerActions.customerRequested(uid))} />
      {customer && <Details customer={customer} />}
    </>
  );
}
