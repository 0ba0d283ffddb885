import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useRuntime, useText } from '../../../client/index.ts';
import { OwnProofSheet } from '../../../forms/own-proof/own-proof-sheet.tsx';
import { Button, ErrorCard, ScreenBody, SectionHeading, Skeleton, token } from '../../../ui/index.ts';
import { closeAccount } from '../parts/close-account.ts';
import { ClosingSection } from '../parts/closing-section.tsx';
import { saveFile } from '../../../client/browser/save-file.ts';
import { useClosing } from '../parts/use-closing.ts';

/** A player's own data: to take away, and to leave with. */
export default function PrivacyScreen() {
  const text = useText();
  const runtime = useRuntime();
  const heading = useId();
  const { value: closing, status, retry } = useClosing();
  const [asked, setAsked] = useState<'download' | 'close'>();
  if (closing === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (closing === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={4} />
      </ScreenBody>
    );
  }
  const done = () => setAsked(undefined);

  async function download(body: Readonly<Record<string, string>>) {
    const data = await runtime.platform.call('exportData', { body, quiet: true, encrypted: true });
    const { code } = runtime.release.getState().site.identity;
    saveFile(
      `${code}-${new Date(runtime.clock.now()).toISOString().slice(0, 10)}.json`,
      JSON.stringify(data, null, 2),
      'application/json',
    );
    runtime.toasts.show(text('privacy:downloaded'), { kind: 'success' });
    done();
  }

  return (
    <ScreenBody>
      <section aria-labelledby={heading}>
        <SectionHeading id={heading} title={text('privacy:dataTitle')} />
        <Words>{text('privacy:dataNote')}</Words>
        <Button tone="quiet" size="large" wide icon="download" onClick={() => setAsked('download')}>
          {text('privacy:download')}
        </Button>
      </section>
      <ClosingSection closing={closing} onClose={() => setAsked('close')} />
      {asked === 'download' ? (
        <OwnProofSheet
          title={text('privacy:download')}
          submit={text('privacy:downloadNow')}
          onClose={done}
          onProved={download}
        >
          <p>{text('privacy:proofNote')}</p>
        </OwnProofSheet>
      ) : null}
      {asked === 'close' ? (
        <OwnProofSheet
          title={text('privacy:closeQuestion')}
          submit={text('privacy:closeNow')}
          onClose={done}
          onProved={(proof) =>
            closeAccount(runtime, Number(closing.balance) > 0 ? { ...proof, forfeit: closing.balance } : proof)
          }
        >
          <p>{text('privacy:closeWarning')}</p>
        </OwnProofSheet>
      ) : null}
    </ScreenBody>
  );
}

const Words = styled.p`
  margin-block-end: 16px;
  color: ${token('color.muted')};
`;
