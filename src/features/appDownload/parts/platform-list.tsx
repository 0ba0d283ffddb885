import { styled } from 'styled-components';
import { useEnvironment, useSetting, useText } from '../../../client/index.ts';
import { Button, Icon, token } from '../../../ui/index.ts';
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
    <Entry>
      <Sign>
        <Icon name={platform === 'ios' ? 'phone' : 'download'} />
      </Sign>
      <Words>
        <Name>{name}</Name>
        {platform === 'ios' ? <Note>{text('appDownload:iosVersion', { version: minimum })}</Note> : null}
        {platform === 'android' ? <Note>{text('appDownload:androidNote')}</Note> : null}
        {isProfile ? <Note>{text('appDownload:profileNote')}</Note> : null}
        {isProfile && needsSafari ? <Warning>{text('appDownload:useSafari')}</Warning> : null}
        {platform === 'ios' && isIos && isTooOld(minimum) ? <Warning>{text('appDownload:iosTooOld')}</Warning> : null}
      </Words>
      <Button
        tone={isFirst ? 'action' : 'quiet'}
        aria-label={text('appDownload:getFor', { platform: name })}
        onClick={() => follow(download)}
      >
        {text('appDownload:get')}
      </Button>
    </Entry>
  );
}

function isTooOld(minimum: string): boolean {
  const version = iosVersionOf(navigator.userAgent);
  return version !== undefined && isOlder(version, minimum);
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 14px;
  padding: 16px;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Sign = styled.span`
  color: ${token('color.link')};
`;

const Words = styled.div`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

const Name = styled.h3`
  font-weight: ${token('weight.strong')};
  line-height: 1.25;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Note = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.35;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Warning = styled(Note)`
  color: ${token('color.danger')};
  font-weight: ${token('weight.strong')};
`;
