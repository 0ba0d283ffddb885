import { useRuntime, useText, useToast } from '../../../client/index.ts';

const noteMs = 20_000;
const lookMs = 500;

/**
 * Says where the mail goes, on the page to which a sent recovery steps back: the second of its success (row A-124) is too
 * short to read. The words are the same whether or not the account exists. They end when the player closes them or goes on
 * to another page, and after 20 seconds.
 */
export function useMailNote(): (email: string) => void {
  const { clock } = useRuntime();
  const text = useText();
  const toast = useToast();
  return (email) => {
    const dismiss = toast.show(text('recovery:mailFollows', { email }), { kind: 'info', ms: noteMs });
    let page: string | undefined;
    const stop = clock.every(lookMs, () => {
      page ??= location.pathname;
      if (page === location.pathname) return;
      stop();
      dismiss();
    });
    clock.after(noteMs, stop);
  };
}
