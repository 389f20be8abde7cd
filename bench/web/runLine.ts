import { execFileSync } from 'node:child_process';
import type { Arguments } from './arguments';
import { PHONE } from './browser/phone';

/** The measured commit, and whether the tree has uncommitted changes. */
function readCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const changes = git('status', '--porcelain', '--untracked-files=no');
    return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with uncommitted changes'}`;
  } catch {
    return 'unknown';
  }
}

export interface BareNode {
  beforeMs: number;
  afterMs: number;
}

/** The conditions of a run, to compare its figures with another's. */
export interface Run {
  startedAt: string;
  commit: string;
  rounds: number;
  peers: string[];
  phone: string;
}

export function describeRun({ rounds, peers }: Arguments, now: Date): Run {
  return {
    startedAt: `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    commit: readCommit(),
    rounds,
    peers: peers.map(({ name, pages }) => `${name} (${Object.values(pages).join(', ')})`),
    phone: `CPU ÷ ${PHONE.slower}, ${PHONE.latency} ms round trip, ${PHONE.down / 1e6} Mbit/s`,
  };
}

/** The line above the tables. */
export function runLine(
  { startedAt, commit, rounds, peers, phone }: Run,
  { beforeMs, afterMs }: BareNode,
): string {
  const beside = peers.length === 0 ? 'no peer' : `beside ${peers.join(' and ')}`;
  const node = `a bare Node took ${Math.round(beforeMs)} ms before and ${Math.round(afterMs)} ms after`;
  return `${startedAt}, commit ${commit}, medians of ${rounds}, ${phone}, ${beside}; ${node}`;
}
