import { type ComponentType, lazy, memo, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useInSteps } from '@/lib/useInSteps';
import { isInSight } from '@/lib/inSight';
import { whenPresent } from '@/lib/presence';
import { Rehearsing } from '@/lib/rehearsing';
import { reloadPage } from '@/lib/reloadPage';
import { useTakenOver } from '@/lib/useTakenOver';
import { whenIdle } from '@/lib/whenIdle';
import { LATER } from '@/ui';
import { watchFirstTouch } from './firstTouch';
import { Awaited } from './Awaited';
import { keepInput } from './keepInput';
import { createPatientPart, type LoadPart } from './patientPart';
import { Place, type PlaceSize, Room } from './Place';

const nothing = () => undefined;

type Need = () => Promise<unknown>;

/** All islands of the screens whose code is there. */
const islands: Need[] = [];
/** What the page that is there still lacks: islands that are not taken over yet, and what opens from it. */
const lacking = new Set<Need>();
/** What pages lack is fetched ahead in this visit. */
let fetchesAhead = false;
/** Milliseconds. */
const ALONG_LATEST = 2000;

/** Loads the code of all islands, those too that come with the code of others; waits for what fails until it has come. */
export async function preloadIslands(): Promise<void> {
  for (let next = 0; next < islands.length; next += 1) await islands[next]?.();
}

/** The same for what the page that is there lacks alone. */
export async function preloadLacking(): Promise<void> {
  fetchesAhead = true;
  for (const need of lacking) await need();
}

/** What opens from this page is fetched with its islands; on a page that is gone to, when nobody waits. */
export function useComesAlong(need: Need): void {
  useEffect(() => {
    if (fetchesAhead) return whenIdle(() => void need(), ALONG_LATEST);
    lacking.add(need);
    return () => void lacking.delete(need);
  }, [need]);
}

interface Taking<P> {
  part: ComponentType<P>;
  onTaken: () => void;
  readDrawn: () => string | undefined;
}

function Told({ act }: { act: () => void }) {
  useEffect(act, [act]);
  return null;
}

/**
 * A part of a page, mostly one below its first screen, in a chunk of its own. Where the page was drawn beforehand it stands
 * there as it was drawn, and is taken over when it is in sight, somebody is there, or its code has come for another reason; what
 * was done in it until then is done again. Its properties are compared one by one.
 */
export function island<P extends object>(load: LoadPart<P>, size: PlaceSize): ComponentType<P> {
  const part = createPatientPart(load, reloadPage);
  islands.push(part.need);
  const lazyOf = (when: Promise<unknown>) =>
    lazy(() => when.then(part.need).then((loaded) => ({ default: loaded })));

  /** How it begins on a page: `patient` where it was drawn beforehand and its code is not there. */
  function begin(drawnHere: boolean) {
    const loaded = part.current();
    if (loaded) return { Part: loaded, wake: nothing, patient: false };
    if (drawnHere) return { Part: lazyOf(Promise.resolve()), wake: nothing, patient: false };
    let wake = nothing;
    const woken = new Promise<void>((resolve) => {
      wake = resolve as typeof nothing;
    });
    return { Part: lazyOf(woken), wake, patient: true };
  }

  // What is not taken over yet must not be given anything new: React would throw away what stands there.
  const Body = memo(function Body(props: P & Taking<P>) {
    const { part: Part, onTaken, readDrawn, ...own } = props;
    return (
      <Suspense fallback={<Awaited part={part} size={size} readDrawn={readDrawn} />}>
        <Part {...(own as unknown as P)} />
        <Told act={onTaken} />
      </Suspense>
    );
  }) as unknown as ComponentType<P & Taking<P>>;

  return function Island(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const drawnHere = useTakenOver();
    const [{ Part, wake, patient }] = useState(() => begin(drawnHere));
    const [input] = useState(() => ({ release: nothing }));
    const [onTaken] = useState(() => () => input.release());
    const [readDrawn] = useState(() => () => place.current?.innerHTML);
    useEffect(watchFirstTouch, []);
    useEffect(() => {
      if (!patient || !place.current) return undefined;
      input.release = keepInput(place.current) as typeof nothing;
      lacking.add(part.need);
      const wakeOnceLoaded = () => void (part.current() && wake());
      wakeOnceLoaded();
      if (isInSight(place.current)) wake();
      const callOff = whenPresent(wake);
      const stop = part.subscribe(wakeOnceLoaded);
      return () => {
        lacking.delete(part.need);
        callOff();
        stop();
        input.release();
      };
    }, [patient, wake, input]);
    const comesWithScreen = useInSteps(true, size.isFirst === true);
    const isRehearsed = useContext(Rehearsing);
    const isItsTurn = comesWithScreen && (!isRehearsed || part.current() !== null);
    const body = isItsTurn ? (
      <Body {...props} part={Part} onTaken={onTaken} readDrawn={readDrawn} />
    ) : (
      <Room $phone={size.phone} $desktop={size.desktop} />
    );
    if (size.isFirst) return <div ref={place}>{body}</div>;
    return (
      <Place
        ref={place}
        className={size.hasPictures ? LATER : undefined}
        $phone={size.phone}
        $desktop={size.desktop}
      >
        {body}
      </Place>
    );
  };
}
