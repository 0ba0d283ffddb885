import { useState } from 'react';
import { useNavigation, useText } from '../../../client/index.ts';
import { useMemberDetails } from '../../../client/session/use-member-details.ts';
import { Button, ErrorCard, FillingPage, ScreenBody, ScreenIntro, Skeleton } from '../../../ui/index.ts';
import { FundsPasswordForm } from '../parts/funds-password-form.tsx';

/**
 * Set the withdrawal password, change it, or reset a forgotten one by the login password (row A-034). Who has no login
 * password, because they sign in elsewhere, sets the first one by their sign-in and asks customer service about a forgotten one.
 */
export default function FundsPasswordScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [isForgotten, setIsForgotten] = useState(false);
  const details = useMemberDetails();
  if (details.status === 'error' && details.value === undefined)
    return <ErrorCard onRetry={details.retry} text={text('errors:loadingFailed')} />;
  if (details.value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={3} />
      </ScreenBody>
    );
  }
  const { hasPaymentPassword, hasPassword = true } = details.value;
  const ownProof = hasPassword ? 'loginPassword' : undefined;
  const proof = hasPaymentPassword && !isForgotten ? 'oldPaymentPassword' : ownProof;
  return (
    <FillingPage>
      <ScreenBody>
        <ScreenIntro
          title={text(hasPaymentPassword ? 'security:fundsChange' : 'security:fundsIntro')}
          note={text(notes[proof ?? 'signIn'])}
        />
      </ScreenBody>
      <FundsPasswordForm
        key={proof ?? 'signIn'}
        proof={proof}
        onDone={() => navigation.back()}
        after={
          hasPaymentPassword && hasPassword ? (
            <Button tone="ghost" onClick={() => setIsForgotten(!isForgotten)}>
              {text(isForgotten ? 'security:fundsKnown' : 'security:fundsForgotten')}
            </Button>
          ) : undefined
        }
      />
    </FillingPage>
  );
}

const notes = {
  loginPassword: 'security:fundsProof',
  oldPaymentPassword: 'security:fundsText',
  signIn: 'security:fundsBySignIn',
} as const;
