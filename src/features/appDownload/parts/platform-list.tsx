import { styled } from 'styled-components';
import { useEnvironment, useSetting, useText } from '../../../client/index.ts';
import { Button, ListRow, token } from '../../../ui/index.ts';
import { isOlder, iosVersionOf } from './ios-version.ts';
import { type Download, useDownload } from './use-download.ts';

/** What there is for each platform, the visitor's own first, with what it needs (rows ). */
export function PlatformList() {
  const { downloads } = useDownload();
  return (
    <List>
      {downloads.map((download, index) => (
        <Platform key={download.platform} download={download} isFirst={index === 0} />
      ))}
    </List>
  );
}

function Platform({ download, isFirst }: { readonly download: Download; readonly isFirst: boolean }) {
  const text = useText();
  const { follow, needsSafari } = useDownload();
  const { isIos } = useEnvironment();
  const minimum = useSetting('download.minimumIos');
  const { platform, isProfile } = download;
  const name = text(`appDownload:${platform}`);
  return (
    <ListRow
      isItem
      wraps
      icon={platform === 'ios' ? 'phone' : 'download'}
      title={<Name>{name}</Name>}
      note={
        <Notes>
          {platform === 'ios' ? <span>{text('appDownload:iosVersion', { version: minimum })}</span> : null}
          {platform === 'android' ? <span>{text('appDownload:androidNote')}</span> : null}
          {isProfile ? <span>{text('appDownload:profileNote')}</span> : null}
          {isProfile && needsSafari ? <strong>{text('appDownload:useSafari')}</strong> : null}
          {platform === 'ios' && isIos && isTooOld(minimum) ? <strong>{text('appDownload:iosTooOld')}</strong> : null}
        </Notes>
      }
      end={
        <Button
          tone={isFirst ? 'action' : 'quiet'}
          aria-label={text('appDownload:getFor', { platform: name })}
          onClick={() => follow(download)}
        >
          {text('appDownload:get')}
        </Button>
      }
    />
  );
}

function isTooOld(minimum: string): boolean {
  const version = iosVersionOf(navigator.userAgent);
  return version !== undefined && isOlder(version, minimum);
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Name = styled.h3`
  font: inherit;
`;

const Notes = styled.span`
  display: grid;
  gap: 3px;
  strong { color: ${token('color.danger')}; font-weight: ${token('weight.strong')}; }
`;
