import { styled } from 'styled-components';
import { useLanguage, useText } from '../../../client/index.ts';
import { useNow } from '../../../client/browser/use-now.ts';
import { Button, Icon, token } from '../../../ui/index.ts';
import { agoWords, countryName, deviceName } from './device-words.ts';
import type { DeviceSession } from './use-sessions.ts';

export interface DeviceRowProps {
  readonly session: DeviceSession;
  readonly isBusy: boolean;
  onEnd(): void;
}

/** A device that is signed in: what it is, where it was, when it was last used, and the way to sign it out. */
export function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
  const text = useText();
  const { language } = useLanguage();
  const now = useNow() ?? session.activeAt;
  const { kind, country, activeAt, isCurrent } = session;
  const name = deviceName(session, text);
  const ago = isCurrent ? undefined : agoWords(now - activeAt, language);
  const active = ago === undefined ? text('security:activeNow') : text('security:activeAgo', { ago });
  return (
    <Row>
      <Sign>
        <Icon name={icons[kind] ?? 'globe'} />
      </Sign>
      <Words>
        <Name>{name}</Name>
        <Note>
          {country === undefined ? null : <span>{countryName(country, language)}</span>}
          <span>{active}</span>
        </Note>
      </Words>
      {isCurrent ? (
        <Mark>{text('security:thisDevice')}</Mark>
      ) : (
        <End>
          <Button tone="quiet" disabled={isBusy} onClick={onEnd} aria-label={text('security:signOutNamed', { name })}>
            {text('security:signOut')}
          </Button>
        </End>
      )}
    </Row>
  );
}

const icons: Readonly<Record<string, string>> = { phone: 'mobile', tablet: 'tablet', computer: 'computer' };

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding-block: 12px;
  border-block-end: 1px solid ${token('color.line')};
`;

const Sign = styled.span`
  flex: none;
  color: ${token('color.link')};
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 6.5rem;
  gap: 3px;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-weight: ${token('weight.strong')};
  line-height: 1.25;
  overflow-wrap: anywhere;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Note = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.2em;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.35;
  > * + * { position: relative; }
  > * + *::before { content: '·'; position: absolute; inset-inline-start: -0.75em; }
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const End = styled.span`
  flex: none;
  margin-inline-start: auto;
`;

const Mark = styled.span`
  margin-inline-start: auto;
  flex: none;
  padding: 4px 10px;
  border-radius: ${token('radius.button')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  font-size: ${token('size.small')};
`;
