import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../client/index.ts';
import { ErrorCard } from '../ui/index.ts';

export interface PartBoundaryProps {
  readonly id: string;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly failed: boolean;
}

/** Keeps a broken contribution to itself: it shows an error card, the page lives. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // oxlint-disable-next-line no-console -- a broken part must be found in the log
    console.error(`The part "${this.props.id}" is broken.`, error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPart onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return <ErrorCard text={text('errors:loadingFailed')} onRetry={onRetry} />;
}
