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
    // As new projects have it: neither a login nor a reset tells who has an account.
    this.project.enableImprovedEmailPrivacy = true;
  }

  /**
   * Resolves once everything that has happened so far is on disk; callers that wait together share one write. Where nothing
   * has, there is none, but for who wants it anyway.
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
