import { styled } from 'styled-components';
import { useClock, useLanguage, useNavigation, useSite, useText } from '../../../client/index.ts';
import {
  Disclosure,
  ErrorCard,
  ListRow,
  ScreenBody,
  ScreenIntro,
  Skeleton,
  moneyText,
  token,
} from '../../../ui/index.ts';
import { ExclusionSection } from '../parts/exclusion-section.tsx';
import { LimitsSection } from '../parts/limits-section.tsx';
import { PauseNotice } from '../parts/pause-notice.tsx';
import { TimeOutSection } from '../parts/time-out-section.tsx';
import { useSafePlay } from '../../../client/session/use-safe-play.ts';
import { whenWords } from '../../../client/text/when-words.ts';

/** A player's own limits on deposits, losses, stakes and time, breaks from play, and their last sign-in. */
export default function SafePlayScreen() {
  const text = useText();
  const clock = useClock();
  const navigation = useNavigation();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { value, status, retry } = useSafePlay();
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={6} />
      </ScreenBody>
    );
  }
  const {
    limits,
    raiseHours,
    raiseAtEnd,
    timeOutHours,
    exclusionMonths,
    exclusionWithoutEnd,
    exclusionRequestDays,
    depositCap,
    pause,
    lastSignInAt,
  } = value;
  const terms = { limits, raiseHours, raiseAtEnd, onChanged: retry };
  return (
    <ScreenBody>
      {pause === undefined ? (
        <ScreenIntro note={text('safePlay:intro')} />
      ) : (
        <PauseNotice pause={pause} requestDays={exclusionRequestDays} onChanged={retry} />
      )}
      <LimitsSection kind="deposit" {...terms} />
      {depositCap === undefined ? null : (
        <Note>{text('safePlay:capNote', { amount: moneyText(depositCap, currency, language) })}</Note>
      )}
      <LimitsSection kind="loss" {...terms} />
      <Disclosure label={text('safePlay:lossHow')}>{text('safePlay:lossNote')}</Disclosure>
      {limits.some(({ kind }) => kind === 'stake') ? (
        <>
          <LimitsSection kind="stake" {...terms} />
          <Note>{text('safePlay:stakeNote')}</Note>
        </>
      ) : null}
      {limits.some(({ kind }) => kind === 'time') ? (
        <>
          <LimitsSection kind="time" {...terms} />
          <Disclosure label={text('safePlay:timeHow')}>{text('safePlay:timeNote')}</Disclosure>
        </>
      ) : null}
      <TimeOutSection lengths={timeOutHours} />
      <ExclusionSection
        lengths={exclusionWithoutEnd ? [...exclusionMonths, Infinity] : exclusionMonths}
        requestDays={exclusionRequestDays}
      />
      <div>
        <ListRow
          title={text('safePlay:helpTitle')}
          note={text('safePlay:helpNote')}
          icon="help"
          onChoose={() => navigation.go('help.screen')}
        />
        {lastSignInAt === undefined ? null : (
          <ListRow
            title={text('safePlay:lastSignIn', { at: whenWords(lastSignInAt, language, clock.now()) })}
            note={text('safePlay:lastSignInNote')}
            icon="mobile"
            onChoose={() => navigation.go('security.devices')}
          />
        )}
      </div>
    </ScreenBody>
  );
}

const Note = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.4;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
