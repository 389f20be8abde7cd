import { useDispatch } from 'react-redux';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { confirmRequested } from '@/features/notifications';
import { Button, Caption } from '@/ui';
import { useRights } from '../access';
import { eraseRequested } from './linkActions';
import { Body, CardButtons, Part } from './newOrder/NewOrder.styles';
import { messages } from './messages';

const { erase: texts } = messages;

/** Deletes all data of a person without an account, who has no profile to do it in. */
export function EraseCustomer({ uid, name }: { uid: string; name: string }) {
  const dispatch = useDispatch();
  const canErase = useRights()('customers.block');
  if (!isPhoneCustomer(uid) || !canErase) return null;
  const ask = () =>
    dispatch(
      confirmRequested({
        title: texts.confirmTitle(name),
        text: texts.confirmText,
        confirmLabel: texts.confirm,
        danger: true,
        onConfirm: eraseRequested({ uid, name }),
      }),
    );
  return (
    <Part>
      <header>
        <h2>{texts.title}</h2>
      </header>
      <Body>
        <Caption>{texts.why}</Caption>
        <CardButtons>
          <Button size="sm" variant="ghost" onClick={ask}>
            {texts.button}
          </Button>
        </CardButtons>
      </Body>
    </Part>
  );
}
