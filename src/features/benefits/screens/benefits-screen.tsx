import { useMember, useNavigation, useSession, useText } from '../../../client/index.ts';
import { useRank } from '../../../lobby/index.ts';
import { Ladder } from '../parts/ladder.tsx';
import { ErrorCard, ListRow, MemberCard, ScreenBody, ScreenIntro, Skeleton } from '../../../ui/index.ts';

/** How far the player is on the way to the next VIP level, and where what they have earned waits. */
export default function BenefitsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const rank = useRank();
  const { session } = useSession();
  const { info } = useMember();
  if (rank.status === 'error' && rank.value === undefined)
    return <ErrorCard onRetry={rank.retry} text={text('errors:loadingFailed')} />;
  if (rank.value === undefined || session === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton count={2} />
      </ScreenBody>
    );
  }
  const { done, total, left, progress, isKnown } = rank.value;
  const isRanked = rank.value.level !== undefined;
  const steps = progress < 1 ? text('benefits:conditions', { done, total }) : text('benefits:top');
  // Beside a bar that is full as row A-169 says, a count of few steps would read as a mistake.
  const toFirst = left > 0 ? text('benefits:toFirst', { count: left }) : text('benefits:levelComes');
  const account = info?.nickname?.trim() || info?.account || session.userName;
  // The ladder is in the player's language; the label need not be.
  const onLadder = rank.value.levels.find(({ labelId }) => String(labelId) === String(rank.value?.level));
  const level = onLadder?.name ?? info?.clubLabel?.labelName;
  return (
    <ScreenBody>
      <MemberCard
        avatar={{ icon: 1 }}
        name={level ?? text('benefits:noLevel')}
        account={account}
        {...(isKnown || level !== undefined
          ? {
              progress: {
                value: progress,
                label: text(isRanked ? 'benefits:progress' : 'benefits:firstLevel'),
                hidesShare: !isRanked,
                note: isRanked ? steps : toFirst,
              },
            }
          : {})}
      />
      {isKnown || level !== undefined ? null : <ScreenIntro note={text('benefits:levelComes')} />}
      {rank.value.levels.length === 0 ? null : (
        <>
          <ScreenIntro title={text('benefits:ladder')} />
          <Ladder rank={rank.value} />
        </>
      )}
      <ScreenIntro title={text('benefits:yours')} note={text('benefits:explain')} />
      <div>
        <ListRow
          icon="gift"
          title={text('benefits:rewards')}
          note={text('benefits:rewardsNote')}
          onChoose={() => navigation.go('records.rewards')}
        />
        <ListRow
          icon="promotion"
          title={text('benefits:offers')}
          note={text('benefits:offersNote')}
          onChoose={() => navigation.go('promotions.list')}
        />
      </div>
    </ScreenBody>
  );
}
