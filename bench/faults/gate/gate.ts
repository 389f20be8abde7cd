import { type Fate, type Moment, type Passage } from './passage';
import { isStep, type Step } from './steps';

/** A place in the flow. `about` is a text that the request must hold: an order's number, say. */
export interface Place {
  step: Step;
  moment: Moment;
  about?: string;
}

/** What is done with what comes to a place; while it is not decided, the request waits. */
export type Act = (passage: Passage) => Fate | Promise<Fate>;

interface Rule extends Place {
  left: number;
  act: Act;
}

export interface Stop {
  /** Resolves when the step has been reached; the request waits from then on. */
  reached: Promise<Passage>;
  /** Decides what becomes of it. */
  let(fate: Fate): void;
}

/**
 * Stands between the functions and all that they speak to, and lets a rival in, or a fault happen, at a named step: not
 * sooner and not later.
 */
export class Gate {
  private rules: Rule[] = [];

  /** Meets the next `times` requests that come to a place; answers how to stop that. */
  meet(place: Place, act: Act, times = Infinity): () => void {
    const rule: Rule = { ...place, left: times, act };
    this.rules.push(rule);
    return () => this.remove(rule);
  }

  /** Stops the next request that comes to a place. */
  stop(place: Place): Stop {
    let arrive: (passage: Passage) => void = () => undefined;
    let decide: (fate: Fate) => void = () => undefined;
    const reached = new Promise<Passage>((resolve) => (arrive = resolve));
    const decided = new Promise<Fate>((resolve) => (decide = resolve));
    const act = (passage: Passage) => {
      arrive(passage);
      return decided;
    };
    this.meet(place, act, 1);
    return { reached, let: decide };
  }

  /** Everything passes again. */
  open(): void {
    this.rules = [];
  }

  /** What becomes of a request, or of its answer. */
  async fateOf(passage: Passage, moment: Moment): Promise<Fate> {
    const rule = this.rules.find((one) => one.moment === moment && isAbout(one, passage));
    if (!rule) return 'pass';
    rule.left -= 1;
    if (rule.left <= 0) this.remove(rule);
    return rule.act(passage);
  }

  private remove(rule: Rule): void {
    this.rules = this.rules.filter((other) => other !== rule);
  }
}

function isAbout({ step, about = '' }: Place, passage: Passage): boolean {
  return (passage.path + passage.body).includes(about) && isStep(step, passage);
}
