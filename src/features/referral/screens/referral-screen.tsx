import { useMember, useNavigation, useSession, useText, useToast } from '../../../client/index.ts';
import { Button, CopyLine, ScreenBody, ScreenIntro } from '../../../ui/index.ts';

/** A member's own registration link; guests are asked to log in first. */
export default function ReferralScreen() {
  const text = useText();
  const navigation = useNavigation();
  const toast = useToast();
  const { session } = useSession();
  const { info } = useMember();
  if (session === undefined) {
    return (
      <ScreenBody>
        <ScreenIntro title={text('referral:intro')} note={text('referral:guest')} />
        <Button size="large" wide onClick={() => navigation.go('login.screen')}>
          {text('referral:login')}
        </Button>
      </ScreenBody>
    );
  }
  const link = `${window.location.origin}/m/register?recommenderId=${encodeURIComponent(info?.id ?? session.userName)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.show(text('referral:copied'), { kind: 'success' });
  };
  return (
    <ScreenBody>
      <ScreenIntro title={text('referral:intro')} note={text('referral:explain')} />
      <CopyLine value={link} label={text('referral:copy')} onCopy={() => void copy()} />
    </ScreenBody>
  );
}
