import { SafeHtml, useLanguage, usePlatform, useResource, useText } from '../../../client/index.ts';
import { Button, Dialog, ErrorCard, Skeleton } from '../../../ui/index.ts';

interface HelpEntry {
  readonly tag: string;
  readonly content: string;
}

export interface TermsDialogProps {
  onClose(): void;
}

/** The help entry tagged `terms`, with one button that closes it (row A-085). */
export function TermsDialog({ onClose }: TermsDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('registration:termsTitle')}
      actions={
        <Button wide onClick={onClose}>
          {text('registration:iKnow')}
        </Button>
      }
    >
      <Terms />
    </Dialog>
  );
}

function Terms() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const entries = useResource<readonly HelpEntry[]>(`help.${language}`, () =>
    platform.call('help', { query: { lang: language.toUpperCase(), device: 'MOBILE' }, quiet: true }),
  );
  if (entries.status === 'error') return <ErrorCard text={text('errors:loadingFailed')} onRetry={entries.retry} />;
  if (entries.value === undefined)
    return (
      <div aria-busy>
        <Skeleton count={6} />
      </div>
    );
  const terms = entries.value.find(({ tag }) => tag === 'terms');
  return terms ? <SafeHtml html={terms.content} /> : <p>{text('registration:termsMissing')}</p>;
}
