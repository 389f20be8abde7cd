import type { ElementType, ReactNode } from 'react';
import type * as ui from '@/ui';

type Ui = typeof ui;

/** The components that src/ui exports, without hooks, functions and constants. */
export type ComponentName = {
  [Name in keyof Ui]: Name extends Capitalize<string> ? (Ui[Name] extends ElementType ? Name : never) : never;
}[keyof Ui];

/** One state of a component, as the gallery shows it. */
export interface State {
  name: string;
  view: ReactNode;
  /** Whether the state takes the whole width. */
  isWide?: boolean;
}

export type Specimens<Name extends ComponentName = ComponentName> = Record<Name, readonly State[]>;

/** Longer than any text in the shop. */
export const LONG_TEXT =
  'A text that is longer than anybody would write here, with Supercalifragilisticexpialidocious in its middle, so that it has to wrap';
