import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SafeHtml, useLanguage, usePlatform, useResource, useText } from '../../../client/index.ts';
import { Accordion, Article, EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';

interface HelpEntry {
  readonly tag: string;
  readonly title?: string;
  readonly content: string;
}

/** Accordion of help entries; `?tag=` opens one of them and brings it into view (spec §2, rows ). */
export default function HelpScreen() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const entries = useResource<readonly HelpEntry[]>(`help.${language}`, () =>
    platform.call('help', { query: { lang: language.toUpperCase(), device: 'MOBILE' }, quiet: true }),
  );
  const tag = query.get('tag');
  const isLoaded = entries.value !== undefined;
  useEffect(() => {
    if (isLoaded && tag !== null) document.getElementById(tag)?.scrollIntoView({ block: 'start' });
  }, [isLoaded, tag]);
  if (entries.status === 'error' && !isLoaded)
    return <ErrorCard onRetry={entries.retry} text={text('errors:loadingFailed')} />;
  if (entries.value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={5} />
      </ScreenBody>
    );
  }
  if (entries.value.length === 0) return <EmptyState icon="help" title={text('help:empty')} />;
  const items = entries.value.map((entry) => ({
    id: entry.tag,
    title: entry.title ?? text(`help:tag.${entry.tag}`, { defaultValue: entry.tag }),
    content: (
      <Article>
        <SafeHtml html={entry.content} />
      </Article>
    ),
  }));
  return (
    <ScreenBody>
      <Accordion items={items} {...(tag === null ? {} : { openId: tag })} />
    </ScreenBody>
  );
}
