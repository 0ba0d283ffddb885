import { useText, useToast } from '../../../client/index.ts';

/** Copies a text, and says that it is copied or that the browser did not let it. */
export function useCopy(): (value: string) => void {
  const text = useText();
  const toast = useToast();
  return (value) => {
    // An insecure page has no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => toast.show(text('security:copied'), { kind: 'success' }),
        () => toast.show(text('security:notCopied'), { kind: 'error' }),
      );
  };
}
