import { useLanguage, useText } from '../../../client/index.ts';
import { useNow } from '../../../client/browser/use-now.ts';
import { Button, Dotted, ListRow } from '../../../ui/index.ts';
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
  const where = country === undefined ? [] : [countryName(country, language)];
  return (
    <ListRow
      isItem
      wraps
      icon={icons[kind] ?? 'globe'}
      title={name}
      note={
        <Dotted parts={[...(isCurrent ? [<b key="this">{text('security:thisDevice')}</b>] : []), ...where, active]} />
      }
      end={
        isCurrent ? undefined : (
          <Button tone="quiet" disabled={isBusy} onClick={onEnd} aria-label={text('security:signOutNamed', { name })}>
            {text('security:signOut')}
          </Button>
        )
      }
    />
  );
}

const icons: Readonly<Record<string, string>> = { phone: 'mobile', tablet: 'tablet', computer: 'computer' };
