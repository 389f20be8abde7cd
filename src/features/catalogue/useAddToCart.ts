import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartItem } from '@/domain/cart/cart';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { itemChosen } from './catalogueSlice';

const CHECK_MS = 1600;

/**
 * Returns [added, add]: `added` is true for a moment once the item is in the cart. Without the runtime a
 * press is only buffered, and would be lost with the page.
 */
export function useAddToCart(line: CartItem): [boolean, () => void] {
  const dispatch = useDispatch();
  const running = useSelector(selectRuntimeRunning);
  const [presses, setPresses] = useState(0);
  const added = presses > 0 && running;
  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setPresses(0), CHECK_MS);
    return () => clearTimeout(timer);
  }, [added, presses]);
  const add = () => {
    dispatch(itemChosen(line));
    setPresses(presses + 1);
  };
  return [added, add];
}
