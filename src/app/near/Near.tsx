import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { MenuHost, SideMenu } from '@/features/chrome';
import CartDrawer, { preloadCart } from '@/features/checkout/CartDrawer';
import { Rehearsal } from '@/lib/Rehearsal';
import { REHEARSED_LATEST } from '@/lib/rehearsing';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { selectRuntimeRunning } from '../boot/runtimeSlice';
import type { NearProps } from './near';

/** What of the cart can be rehearsed: its drawer, or all of it once the runtime knows what is in it. */
type Rehearsed = 'nothing' | 'drawer' | 'cart';

function NearRehearsal() {
  const runs = useSelector(selectRuntimeRunning);
  const [rehearsed, setRehearsed] = useState<Rehearsed>('nothing');
  useEffect(() => {
    if (savesData()) return undefined;
    let wanted = true;
    const rehearse = async () => {
      if (runs) await preloadCart();
      if (wanted) setRehearsed(runs ? 'cart' : 'drawer');
    };
    const callOff = whenIdle(() => void rehearse(), REHEARSED_LATEST);
    return () => {
      wanted = false;
      callOff();
    };
  }, [runs]);
  const isDue = rehearsed !== 'nothing';
  return (
    <>
      <Rehearsal key={rehearsed} isDue={isDue}>
        <CartDrawer />
      </Rehearsal>
      <Rehearsal isDue={isDue}>
        <SideMenu />
      </Rehearsal>
    </>
  );
}

/** Cart and menu, which open with the press also where the runtime does not run yet. */
export default function Near({ cart, menu }: NearProps) {
  return (
    <>
      {cart && <CartDrawer />}
      {menu && <MenuHost />}
      <NearRehearsal />
    </>
  );
}
