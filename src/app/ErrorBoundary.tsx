import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Draws what stands in for the children; `retry` shows them again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onRetry?: (error: Error) => void;
  /** Another value is another chance: the children are shown again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** The resetKey that the error came up with. */
  key: string | undefined;
}

/** Keeps what breaks in a part of the page from taking the rest along. */
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
    if (this.state.error) this.props.onRetry?.(this.state.error);
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
