import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SafeHtml, useActions, useLanguage, usePlatform, useResource, useText } from '../../../client/index.ts';
import {
  Article,
  Button,
  EmptyState,
  ErrorCard,
  Icon,
  ListAccordion,
  OfferCard,
  ScreenBody,
  Skeleton,
  TextField,
} from '../../../ui/index.ts';

interface HelpEntry {
  readonly tag: string;
  readonly title?: string;
  readonly content: string;
}

/** Fewer entries are seen at a glance. */
const searchedFrom = 4;

/**
 * Accordion of help entries, with a search over titles and answers and the way to customer service under each answer;
 * `?tag=` opens one of them and brings it into view (rows ).
 */
export default function HelpScreen() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const entries = useResource<readonly HelpEntry[]>(`help.${language}`, () =>
    platform.call('help', { query: { lang: language.toUpperCase(), device: 'MOBILE' }, quiet: true }),
  );
  const tag = query.get('tag');
  const actions = useActions();
  const [wanted, setWanted] = useState('');
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
  const service = (
    <Button tone="quiet" icon="chat" onClick={() => void actions.run('customerService.open')}>
      {text('help:contact')}
    </Button>
  );
  const items = entries.value
    .map((entry) => ({ ...entry, title: entry.title ?? text(`help:tag.${entry.tag}`, { defaultValue: entry.tag }) }))
    .filter(({ title, content }) => isAbout(`${title} ${content.replaceAll(/<[^>]*>/g, ' ')}`, wanted))
    .map(({ tag: id, title, content }) => ({
      id,
      title,
      content: (
        <Article>
          <SafeHtml html={content} />
          {service}
        </Article>
      ),
    }));
  return (
    <ScreenBody>
      {entries.value.length < searchedFrom ? null : (
        <TextField
          type="search"
          end={<Icon name="search" />}
          inputMode="search"
          direction="auto"
          label={text('help:search')}
          value={wanted}
          onChange={setWanted}
        />
      )}
      {items.length === 0 ? (
        <EmptyState icon="search" title={text('help:nothing')} action={service} />
      ) : (
        <>
          <ListAccordion items={items} {...(tag === null ? {} : { openId: tag })} />
          <OfferCard
            icon="chat"
            title={text('help:more')}
            note={text('help:moreNote')}
            action={
              <Button wide onClick={() => void actions.run('customerService.open')}>
                {text('help:contact')}
              </Button>
            }
          />
        </>
      )}
    </ScreenBody>
  );
}

/** Whether a text has every word that is looked for, in any letter case and form of its letters. */
function isAbout(text: string, wanted: string): boolean {
  const plain = (words: string) => words.normalize('NFKC').toLocaleLowerCase();
  const said = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
