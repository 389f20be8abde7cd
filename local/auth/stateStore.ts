import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { restoreProject, snapshotOf } from './projectState';
import { readState, writeState } from './stateFile';

/** Keeps one project's accounts on disk. */
export class StateStore {
  readonly project: AgentProjectState;
  private stored: string;
  private queue: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | null = null;
  private anyway = false;

  constructor(
    private readonly file: string,
    projectId: string,
    warn: (message: string) => void,
  ) {
    this.stored = readState(file, warn);
    this.project = this.stored ? restoreProject(projectId, this.stored) : new AgentProjectState(projectId);
    // The default of new projects: neither login nor reset reveals whether an account exists.
    this.project.enableImprovedEmailPrivacy = true;
  }

  /**
   * Resolves once all changes so far are on disk; concurrent callers share one write. Without changes nothing is written,
   * unless `anyway` is set.
   */
  save({ anyway = false } = {}): Promise<void> {
    this.anyway ||= anyway;
    this.waiting ??= this.queue.then(() => {
      this.waiting = null;
      return this.write();
    });
    this.queue = this.waiting.catch(() => undefined);
    return this.waiting;
  }

  private async write(): Promise<void> {
    const text = snapshotOf(this.project);
    if (text === this.stored && !this.anyway) return;
    this.anyway = false;
    await writeState(this.file, text);
    this.stored = text;
  }
}
