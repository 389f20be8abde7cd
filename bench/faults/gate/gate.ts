import { type Fate, type Moment, type Passage } from './passage';
import { isStep, type Step } from './steps';

/** A step of the flow. `about` is a text that the request must contain, such as an order id. */
export interface Place {
  step: Step;
  moment: Moment;
  about?: string;
}

/** Decides what happens to a request at a place; the request waits for the decision. */
export type Act = (passage: Passage) => Fate | Promise<Fate>;

interface Rule extends Place {
  left: number;
  act: Act;
}

export interface Stop {
  /** Resolves when the step has been reached; the request waits from then on. */
  reached: Promise<Passage>;
  /** Decides what happens to the request. */
  let(fate: Fate): void;
}

/** A proxy between the functions and their neighbours that starts a rival or a fault exactly at a named step. */
export class Gate {
  private rules: Rule[] = [];

  /** Handles the next `times` requests that reach a place. Returns a function that ends it. */
  meet(place: Place, act: Act, times = Infinity): () => void {
    const rule: Rule = { ...place, left: times, act };
    this.rules.push(rule);
    return () => this.remove(rule);
  }

  /** Holds the next request that reaches a place. */
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

  /** Lets every request pass again. */
  open(): void {
    this.rules = [];
  }

  /** The treatment of a request or of its answer. */
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
