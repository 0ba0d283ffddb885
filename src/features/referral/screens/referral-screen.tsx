import {
  useMember,
  useNavigation,
  usePlatform,
  useResource,
  useSession,
  useText,
  useToast,
} from '../../../client/index.ts';
import { Button, CopyLine, EmptyState, ListRow, ScreenBody, ScreenIntro } from '../../../ui/index.ts';

/** A member's own registration link; guests are asked to log in first. */
export default function ReferralScreen() {
  const text = useText();
  const navigation = useNavigation();
  const platform = usePlatform();
  const toast = useToast();
  const { session } = useSession();
  const { info } = useMember();
  // The platform tells under which host a brand's links are to be shared (row A-344).
  const domains = useResource<{ readonly domainList?: readonly string[] }>('system.domains', () =>
    platform.call('domainRoute', { query: { device: 0 }, quiet: true }),
  );
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
  const link = inviteLink(domains.value?.domainList?.[0], info?.account ?? session.userName);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.show(text('referral:copied'), { kind: 'success' });
  };
  const share = () => {
    // Closing the system's share sheet is no failure.
    navigator.share({ url: link, text: text('referral:message') }).catch(() => undefined);
  };
  return (
    <ScreenBody>
      <ScreenIntro title={text('referral:intro')} note={text('referral:explain')} />
      <CopyLine value={link} label={text('referral:copy')} onCopy={() => void copy()} />
      {'share' in navigator ? (
        <Button tone="quiet" wide icon="share" onClick={share}>
          {text('referral:share')}
        </Button>
      ) : null}
      <div>
        {(['send', 'join', 'together'] as const).map((step, index) => (
          <ListRow
            key={step}
            icon={icons[index] ?? 'star'}
            title={text(`referral:step.${step}`)}
            note={text(`referral:note.${step}`)}
          />
        ))}
      </div>
    </ScreenBody>
  );
}

const icons = ['share', 'edit', 'users'];

/** The registration page with the recommender in its query; at this very address while the platform names no host, or one without this machine's port. */
function inviteLink(domain: string | undefined, recommender: string): string {
  const { origin, protocol, port } = window.location;
  const isLocal = domain === undefined || domain.endsWith('localhost') || (port !== '' && !domain.includes(':'));
  const host = isLocal ? origin : `${protocol}//${domain}`;
  return `${host}/m/register?recommenderId=${encodeURIComponent(recommender)}`;
}
