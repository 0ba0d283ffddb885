import { styled } from 'styled-components';
import { useMember, useNavigation, useSession, useText, useToast } from '../../../client/index.ts';
import { Button, CopyLine, EmptyState, QrCode } from '../../../ui/index.ts';
import { useShareHosts } from './use-share-hosts.ts';

/** A member's own registration link, to copy or to share; guests are asked to log in first. */
export function Invitation() {
  const text = useText();
  const navigation = useNavigation();
  const toast = useToast();
  const { session } = useSession();
  const { info } = useMember();
  const [host] = useShareHosts();
  if (session === undefined) {
    return (
      <EmptyState
        icon="invite"
        title={text('referral:intro')}
        note={text('referral:guest')}
        action={
          <Button size="large" onClick={() => navigation.go('login.screen')}>
            {text('referral:login')}
          </Button>
        }
      />
    );
  }
  const link = inviteLink(host, info?.account ?? session.userName);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.show(text('referral:copied'), { kind: 'success' });
  };
  const share = () => {
    // Closing the system's share sheet is no failure.
    navigator.share({ url: link, text: text('referral:message') }).catch(() => undefined);
  };
  return (
    <Link>
      <QrCode value={link} label={text('referral:qr')} />
      <CopyLine value={link} label={text('referral:copy')} onCopy={() => void copy()} />
      {'share' in navigator ? (
        <Button tone="quiet" wide icon="share" onClick={share}>
          {text('referral:share')}
        </Button>
      ) : null}
    </Link>
  );
}

/** The registration page with the recommender in its query; at this very address while the platform names no host, or one without this machine's port. */
function inviteLink(domain: string | undefined, recommender: string): string {
  const { origin, protocol, port } = window.location;
  const isLocal = domain === undefined || domain.endsWith('localhost') || (port !== '' && !domain.includes(':'));
  const host = isLocal ? origin : `${protocol}//${domain}`;
  return `${host}/m/register?recommenderId=${encodeURIComponent(recommender)}`;
}

/** A code for a phone that is near, and the link for those that are not. */
const Link = styled.div`
  display: grid;
  gap: 12px;
  > svg { margin-inline: auto; inline-size: min(60%, 208px); }
`;
