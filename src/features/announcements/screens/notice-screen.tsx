import { useSearchParams } from 'react-router-dom';
import { useNavigation, useSetting, useText } from '../../../client/index.ts';
import { isSitePath } from '../../../engine/index.ts';
import { EmptyState, ErrorCard, ScreenBody, SectionHeading, Skeleton, TitleBar } from '../../../ui/index.ts';
import { NoticeList } from '../parts/notice-list.tsx';
import { NoticePage } from '../parts/notice-page.tsx';
import { useNotices } from '../parts/use-notices.ts';

/**
 * The announcement named by `id` as a page, and the others below it. The page has no shell bar, so it carries its own way
 * back: home, or where a merchant wants it to the page that led here (rows, G-168…G-171, decision 17).
 */
export default function NoticeScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const backTo = useSetting('notice.backTo');
  const { value, status, retry, markRead } = useNotices();
  const id = query.get('id');
  const referrer = query.get('referrer') ?? '';
  const back = backTo === 'referrer' && isOwnPage(referrer) ? referrer : navigation.pathOf('home.screen');
  const listed = value ? [...value.hot, ...value.player] : [];
  const all = value ? [...listed, ...value.popup] : [];
  const notice = id === null ? undefined : all.find((candidate) => String(candidate.id) === id);
  const others = listed.filter((candidate) => candidate !== notice);
  const isUnknown = id === null ? listed.length === 0 : notice === undefined;
  return (
    <>
      <TitleBar title={text('announcements:detail')} onBack={() => navigation.goPath(back)} />
      {value === undefined && status === 'error' ? (
        <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />
      ) : null}
      {value === undefined && status === 'loading' ? (
        <ScreenBody aria-busy>
          <Skeleton count={8} />
        </ScreenBody>
      ) : null}
      {value !== undefined && isUnknown ? <EmptyState icon="bell" title={text('announcements:gone')} /> : null}
      {value === undefined || isUnknown ? null : (
        <ScreenBody>
          {notice === undefined ? null : <NoticePage key={id} notice={notice} listed={listed} onRead={markRead} />}
          {notice === undefined || others.length === 0 ? null : <SectionHeading title={text('announcements:more')} />}
          {others.length === 0 ? null : <NoticeList notices={others} onRead={markRead} />}
        </ScreenBody>
      )}
    </>
  );
}

function isOwnPage(path: string): boolean {
  return isSitePath(path) && /^\/m(\/|\?|$)/.test(path);
}
