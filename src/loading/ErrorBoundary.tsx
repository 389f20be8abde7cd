import { Component, type ReactNode } from 'react';
import { catchFocus } from '@/lib/focusContent';
import { ChunkLoadError } from './loadChunk';
import { reloadPage } from './reloadPage';

export type RenderFailure = (error: Error, retry: () => void) => ReactNode;

interface ErrorBoundaryProps {
  /** Renders what replaces the children; `retry` shows them again. */
  failure: RenderFailure;
  /** A new value shows the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** The resetKey at the time of the error. */
  key: string | undefined;
}

/** Catches errors of one part of the page, so that the rest keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { key }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === key ? null : { error: null, key: resetKey };
  }

  private readonly retry = () => {
    const { error } = this.state;
    if (error instanceof ChunkLoadError) {
      // Only the newer release's page names the chunk that replaced it.
      if (error.isReplaced && reloadPage()) return;
      error.retry();
    }
    // The pressed button disappears; a retry when the browser is online again moves no focus.
    const isPressed = document.activeElement !== document.body;
    this.setState({ error: null }, () => isPressed && catchFocus(null));
  };

  // A failed chunk is loaded again when the shopper returns to it.
  override componentDidUpdate(_: ErrorBoundaryProps, { error }: ErrorBoundaryState): void {
    if (error instanceof ChunkLoadError && error !== this.state.error) error.retry();
  }

  override componentWillUnmount(): void {
    const { error } = this.state;
    if (error instanceof ChunkLoadError) error.retry();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.failure(error, this.retry) : this.props.children;
  }
}
