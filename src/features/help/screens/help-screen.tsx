import { useSearchParams } from 'react-router-dom';
import { SafeHtml, useLanguage, usePlatform, useResource, useText } from '../../../client/index.ts';
import { Accordion, EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';

interface HelpEntry {
  readonly tag: string;
  readonly title?: string;
  readonly content: string;
}

/** Accordion of help entries; `?tag=` opens one of them (spec §2, row A-341). */
export default function HelpScreen() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const entries = useResource<readonly HelpEntry[]>(`help.${language}`, () =>
    platform.call('help', { query: { lang: language.toUpperCase(), device: 'MOBILE' }, quiet: true }),
  );
  if (entries.status === 'error') return <ErrorCard onRetry={entries.retry} text={text('errors:loadingFailed')} />;
  if (entries.value === undefined) {
    return (
      <ScreenBody>
        <Skeleton shape="control" count={5} />
      </ScreenBody>
    );
  }
  if (entries.value.length === 0) return <EmptyState icon="help" title={text('help:empty')} />;
  const items = entries.value.map((entry) => ({
    id: entry.tag,
    title: entry.title ?? text(`help:tag.${entry.tag}`),
    content: <SafeHtml html={entry.content} />,
  }));
  const tag = query.get('tag');
  return (
    <ScreenBody>
      <Accordion items={items} {...(tag === null ? {} : { openId: tag })} />
    </ScreenBody>
  );
}
