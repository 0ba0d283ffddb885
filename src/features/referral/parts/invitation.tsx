import { useMember, useNavigation, useSession, useText, useToast } from '../../../client/index.ts';
import { isPhoneName } from '../../../contracts/phone-name.ts';
import { Button, EmptyState, InviteCard, type InviteCardProps, ScreenIntro, Skeleton } from '../../../ui/index.ts';
import { useShareHosts } from './use-share-hosts.ts';

/** What stands around the link: a heading, what it brings, and what it brought. */
export type InvitationProps = Pick<InviteCardProps, 'title' | 'note' | 'sums'>;

/** A member's own registration link, to copy or to share; guests are asked to log in first. */
export function Invitation(around: InvitationProps) {
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
  const name = info?.account ?? session.userName;
  // Whether the platform has something better than a phone number to publish is not known before it has answered.
  if (info === undefined && isPhoneName(name)) return <Skeleton count={3} />;
  const inviter = info?.inviteCode ?? name;
  const link = inviteLink(host, inviter);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.show(text('referral:copied'), { kind: 'success' });
  };
  const share = () => {
    // Closing the system's share sheet is no failure.
    navigator.share({ url: link, text: text('referral:message') }).catch(() => undefined);
  };
  return (
    <>
      <InviteCard
        {...around}
        link={link}
        codeLabel={text('referral:qr')}
        copy={{ label: text('referral:copy'), onCopy: () => void copy() }}
        share={'share' in navigator ? { label: text('referral:share'), onShare: share } : undefined}
      />
      {isPhoneName(inviter) ? <ScreenIntro note={text('referral:hasNumber')} /> : null}
    </>
  );
}

/** The registration page with the recommender in its query; at this very address while the platform names no host, or one without this machine's port. */
function inviteLink(domain: string | undefined, recommender: string): string {
  const { origin, protocol, port } = window.location;
  const isLocal = domain === undefined || domain.endsWith('localhost') || (port !== '' && !domain.includes(':'));
  const host = isLocal ? origin : `${protocol}//${domain}`;
  return `${host}/m/register?recommenderId=${encodeURIComponent(recommender)}`;
}
