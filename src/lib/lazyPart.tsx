import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { loadAgain } from './chunks';
import { reloadPage } from './reloadPage';
import { toastShown } from './toast';

interface WhileAway {
  /** What stands in its place until it is there. */
  meanwhile?: ReactNode;
  /** It did not come, which a toast says where this is given: puts away what was to be opened, so that it can be tried again. */
  onMissing?: () => void;
}

const notice = toastShown({ text: 'Loading chunk failed. Please try again.', tone: 'error' });

export type LazyPart<P> = ComponentType<P & WhileAway> & {
  /** Loads its code ahead of the press; what does not come is loaded with that. */
  preload: () => Promise<void>;
};

/** A part of a screen that stands only after a press, in a chunk of its own. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  const here: { part?: ComponentType<P>; failure?: Error } = {};
  const bring = async () => {
    if (here.part) return;
    try {
      here.part = (await (here.failure ? loadAgain(load, here.failure, reloadPage) : load())).default;
    } catch (error) {
      here.failure = error as Error;
    }
  };
  function Awaited({ meanwhile = null, onMissing, ...props }: P & WhileAway) {
    const dispatch = useDispatch();
    const [Part, setPart] = useState(() => here.part);
    const brought = useEffectEvent(() => {
      if (here.part) return setPart(() => here.part);
      if (!onMissing) return undefined;
      dispatch(notice);
      return onMissing();
    });
    useEffect(() => {
      if (here.part) return undefined;
      let gone = false;
      void bring().then(() => gone || brought());
      return () => {
        gone = true;
      };
    }, []);
    return Part ? <Part {...(props as unknown as P)} /> : meanwhile;
  }
  return Object.assign(Awaited, { preload: bring });
}
