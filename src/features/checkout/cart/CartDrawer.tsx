import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectSession } from '@/features/auth';
import { drawerClosed, selectCartCount } from '@/features/cart';
import { catalogueRequested } from '@/features/catalogue';
import { ChunkBoundary, lazyChunk, overlayFailure } from '@/loading';
import { Button, Drawer, EmptyState, Loader } from '@/ui';
import { messages } from '../messages';

// One chunk for both, because they are always shown together.
const CartLines = lazyChunk(() => import(/* webpackChunkName: "cart" */ './CartLines'));
const CartFoot = lazyChunk(() => import(/* webpackChunkName: "cart" */ './CartFoot'));

/** Prefetches the contents of a cart that is not empty. */
export const preloadCart = () => Promise.all([CartLines.preload(), CartFoot.preload()]);

const Inside = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
`;
const Middle = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
`;

/** About the height of the foot, so that the lines above do not move when it loads. */
const FootRoom = styled.div`
  height: 195px;
`;

/** The cart drawer: lines, delivery and sums. Until the runtime runs, its contents are unknown. */
export default function CartDrawer() {
  const dispatch = useDispatch();
  const count = useSelector(selectCartCount);
  const close = () => dispatch(drawerClosed());
  const inside = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);

  // Requests current stock and prices; soon after another request the HTTP cache answers.
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);

  // A removed line had the focus, which moves to the next line, or after the last line to the next button.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null) return;
    const removers = [...(inside.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = removers[Math.min(at, removers.length - 1)] ?? inside.current?.querySelector('button');
    next?.focus();
  }, [count]);

  const empty = count === 0;
  // A signed-in person's cart is unknown until the session is known.
  const unknown = useSelector(selectSession).status === 'checking';
  return (
    <Drawer
      title={
        empty ? (
          messages.cartDrawer.cart
        ) : (
          <>
            {messages.cartDrawer.cart} <small>{count}</small>
          </>
        )
      }
      onClose={close}
      footer={
        empty ? undefined : (
          <ChunkBoundary fallback={<FootRoom />}>
            <CartFoot />
          </ChunkBoundary>
        )
      }
    >
      <Inside ref={inside}>
        {empty ? (
          <Middle>
            {unknown ? (
              <Loader fullScreen={false} size={56} />
            ) : (
              <EmptyState
                as="h3"
                title={messages.cartDrawer.empty}
                text={messages.cartDrawer.emptyText}
                action={<Button onClick={close}>{messages.cartDrawer.continueShopping}</Button>}
              />
            )}
          </Middle>
        ) : (
          <ChunkBoundary
            fallback={
              <Middle>
                <Loader fullScreen={false} size={56} />
              </Middle>
            }
            failure={overlayFailure(close)}
          >
            <CartLines
              onRemove={(at) => {
                removedAt.current = at;
              }}
            />
          </ChunkBoundary>
        )}
      </Inside>
    </Drawer>
  );
}
