import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectSession } from '@/features/auth';
import { drawerClosed, selectCartCount } from '@/features/cart';
import { catalogueRequested } from '@/features/catalogue';
import { ChunkBoundary, lazyChunk, overlayFailure } from '@/loading';
import { Button, Drawer, EmptyState, Loader } from '@/ui';
import { messages } from './messages/checkout';

// One script: there is none without the other.
const CartLines = lazyChunk(() =>
  import(/* webpackChunkName: "cart" */ './CartLines').then((module) => module.default),
);
const CartFoot = lazyChunk(() =>
  import(/* webpackChunkName: "cart" */ './CartFoot').then((module) => module.default),
);

/** Loads what stands in a cart that is not empty. */
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

/** About as tall as the foot, so that the lines above it do not move when it comes. */
const FootRoom = styled.div`
  height: 195px;
`;

/** The cart, from the right: what is in it, where it goes, what it costs. Until the runtime runs, nobody knows what is in it. */
export default function CartDrawer() {
  const dispatch = useDispatch();
  const count = useSelector(selectCartCount);
  const close = () => dispatch(drawerClosed());
  const inside = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);

  // For today's stock and prices; within a minute the browser answers that itself.
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);

  // A line that goes takes its focus with it: that goes to the next line, from the last one to the way on.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null) return;
    const removers = [...(inside.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = removers[Math.min(at, removers.length - 1)] ?? inside.current?.querySelector('button');
    next?.focus();
  }, [count]);

  const empty = count === 0;
  // What a signed-in person's cart holds is not known before they are.
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
