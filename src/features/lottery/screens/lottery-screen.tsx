import { useLaunch, useNavigation, usePlatform, useResource, useText } from '../../../client/index.ts';
import { StatedList, TitleBar } from '../../../ui/index.ts';
import { readLotteries } from '../parts/read-lotteries.ts';

/** The platform's lotteries with the issue that is open now; lottery pages carry their own way back (rows G-276, G-277). */
export default function LotteryScreen() {
  const text = useText();
  const navigation = useNavigation();
  const platform = usePlatform();
  const launch = useLaunch();
  const lotteries = useResource('lotteries', async () =>
    readLotteries(await platform.call('lotteries', { quiet: true })),
  );
  const rows = lotteries.value?.map(({ game, issue }) => ({
    id: game.nodeId,
    icon: 'lottery',
    title: game.gameName,
    ...(issue === '' ? {} : { note: text('lottery:issue', { issue }) }),
    onChoose: () => void launch(game),
  }));
  return (
    <>
      <TitleBar title={text('lottery:title')} onBack={() => navigation.back()} />
      <StatedList
        status={lotteries.status}
        rows={rows}
        onRetry={lotteries.retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="lottery"
        emptyText={text('lottery:empty')}
      />
    </>
  );
}
