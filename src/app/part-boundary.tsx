import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../client/index.ts';
import { ErrorCard } from '../ui/index.ts';

export interface PartBoundaryProps {
  readonly id: string;
  /** A screen offers to try again; any other part is simply not there. */
  readonly isScreen: boolean;
  readonly onBroken: (error: Error) => void;
  /** Runs before another try. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly error?: Error | undefined;
}

/** Keeps a broken contribution to itself: it disappears, or a screen offers to try again, and the page lives. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: Error): PartBoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { id, onBroken } = this.props;
    // oxlint-disable-next-line no-console -- a broken part must be found in the log
    console.error(`The part "${id}" is broken.`, error, info.componentStack);
    onBroken(error);
  }

  override render(): ReactNode {
    const { id, isScreen, onRetry, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const retry = () => {
      onRetry();
      this.setState({ error: undefined });
    };
    return isScreen ? <BrokenScreen cause={`${id}: ${error.message}`} onRetry={retry} /> : null;
  }
}

function BrokenScreen({ cause, onRetry }: { readonly cause: string; readonly onRetry: () => void }) {
  const text = useText();
  return <ErrorCard text={text('errors:loadingFailed')} cause={cause} onRetry={onRetry} />;
}
