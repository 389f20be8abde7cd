import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { appAddress, spacedSecret } from '@/domain/staff/authenticatorApp';
import { store } from '@/domain/store';
import { FactorForm, selectUser } from '@/features/auth';
import { CopyButton } from '@/features/orders';
import { catchFocus } from '@/lib/focusContent';
import { useFocusAfterClose } from '@/lib/hooks/useFocusAfterClose';
import { setupSecret } from '@/services';
import { Button } from '@/ui';
import { messages } from './messages';
import { QrCode } from './QrCode';
import { Key, Setup } from './Security.styles';
import { securityActions, selectSecurity } from './securitySlice';

/** The secret as a picture and in letters, and the first code, which proves that the app has it. */
export function SetupSteps() {
  const dispatch = useDispatch();
  const account = useSelector(selectUser)?.email ?? '';
  const { sending } = useSelector(selectSecurity);
  const key = useRef<HTMLSpanElement>(null);
  const secret = setupSecret.read();
  // The button that opens these steps goes.
  useEffect(() => catchFocus(null), []);
  useFocusAfterClose();
  return (
    <Setup>
      <QrCode label={messages.picture} text={appAddress({ secret, account, shop: store.name })} />
      <FactorForm
        submit={messages.switchOn}
        sending={sending}
        onSubmit={() => dispatch(securityActions.setupSubmitted())}
        after={
          <Button
            variant="ghost"
            wide
            disabled={sending.status === 'sending'}
            onClick={() => dispatch(securityActions.setupCancelled())}
          >
            {messages.cancel}
          </Button>
        }
      >
        <p>{messages.scan}</p>
        <Key>
          {messages.byHand}
          <span ref={key}>{spacedSecret(secret)}</span>
          <CopyButton name={messages.key} shown={key} />
        </Key>
        <p>{messages.thenCode}</p>
      </FactorForm>
    </Setup>
  );
}
