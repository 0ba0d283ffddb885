import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button, ErrorCard, ScreenBody, ScreenIntro, SectionHeading, Skeleton, token } from '../../../ui/index.ts';
import { DeviceRow } from '../parts/device-row.tsx';
import { deviceName } from '../parts/device-words.ts';
import { EndQuestion } from '../parts/end-question.tsx';
import { type DeviceSession, useSessions } from '../parts/use-sessions.ts';

/** Where the player is signed in, this device first, and the way to sign the others out. */
export default function DevicesScreen() {
  const text = useText();
  const headings = useId();
  const { sessions, hasFailed, retry, isBusy, proof, end, endOthers } = useSessions();
  const [asked, setAsked] = useState<DeviceSession | 'others'>();
  if (sessions === undefined && hasFailed) return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (sessions === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={3} />
      </ScreenBody>
    );
  }
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const rows = (list: readonly DeviceSession[]) =>
    list.map((session) => (
      <DeviceRow key={session.id} session={session} isBusy={isBusy} onEnd={() => setAsked(session)} />
    ));
  return (
    <ScreenBody>
      <ScreenIntro note={text('security:devicesIntro')} />
      <section aria-labelledby={`${headings}-own`}>
        <SectionHeading id={`${headings}-own`} title={text('security:devicesOwn')} />
        <ul>{rows(own)}</ul>
      </section>
      <section aria-labelledby={`${headings}-others`}>
        <SectionHeading id={`${headings}-others`} title={text('security:devicesOthers')} count={others.length} />
        {others.length === 0 ? <None>{text('security:devicesNone')}</None> : <ul>{rows(others)}</ul>}
      </section>
      {others.length > 0 ? (
        <Button tone="action" size="large" wide busy={isBusy} onClick={() => setAsked('others')}>
          {text('security:signOutOthers')}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <EndQuestion
          device={asked === 'others' ? undefined : deviceName(asked, text)}
          onCancel={() => setAsked(undefined)}
          onEnd={() => {
            setAsked(undefined);
            void (asked === 'others' ? endOthers() : end(asked));
          }}
        />
      )}
      {proof}
    </ScreenBody>
  );
}

const None = styled.p`
  color: ${token('color.muted')};
`;
