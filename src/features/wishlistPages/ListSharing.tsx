import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { wishlistPath } from '@/app/router/paths';
import { loginPanelOpened, selectUser } from '@/features/auth';
import { CopyableText } from '@/features/orders';
import { selectIsSharing, selectWishlistLink, sharingRequested } from '@/features/wishlist';
import { Button, TextLink } from '@/ui';
import { Aside, LinkLine } from './Wishlist.styles';
import { messages } from './messages';

/** Creates the list's link; renders nothing for guests, and while there is one. */
export function ShareButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const token = useSelector(selectWishlistLink);
  const isSharing = useSelector(selectIsSharing);
  if (!user || token) return null;
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="sm"
      busy={isSharing}
      onClick={() => dispatch(sharingRequested(true))}
    >
      {messages.share}
    </Button>
  );
}

/** The list's link with a button to revoke it; a guest reads the advantages of a login. */
export function ListSharing({ copyRef }: { copyRef: Ref<HTMLButtonElement> }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const token = useSelector(selectWishlistLink);
  const isSharing = useSelector(selectIsSharing);
  if (!user) {
    return (
      <Aside>
        <p>{messages.guest}</p>
        <TextLink as="button" type="button" onClick={() => dispatch(loginPanelOpened({ mode: 'login' }))}>
          {messages.logIn}
        </TextLink>
      </Aside>
    );
  }
  if (!token) return null;
  return (
    <Aside>
      <LinkLine>
        <CopyableText
          name={messages.link}
          text={new URL(wishlistPath(token), window.location.origin).href}
          buttonRef={copyRef}
        />
        <p>{messages.linkText}</p>
      </LinkLine>
      <Button variant="ghost" size="sm" busy={isSharing} onClick={() => dispatch(sharingRequested(false))}>
        {messages.endLink}
      </Button>
    </Aside>
  );
}
