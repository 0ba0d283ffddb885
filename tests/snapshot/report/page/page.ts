import type { ReportData } from '../report-data.ts';
import { drawBar } from './bar.ts';
import { createCardList } from './cards.ts';
import { element } from './element.ts';
import { filterBar } from './filters.ts';
import { listenToKeys } from './keys.ts';
import { createState } from './state.ts';
import { drawViewer } from './viewer.ts';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ReportData;
const state = createState(data);

const cards = element('nav', { className: 'cards', ariaLabel: 'Cards' });
const viewer = element('section', { className: 'viewer', ariaLabel: 'Chosen card' });
const bar = element('footer', { className: 'bar' });

const facts = element('details', { className: 'facts' }, [
  element('summary', {}, ['How it was found']),
  element(
    'ul',
    {},
    data.facts.map((fact) => element('li', {}, [fact])),
  ),
]);
/** So many failures stand on the page; the JUnit file has all of them. */
const MOST_FAILURES = 100;
const failures = data.failures
  .slice(0, MOST_FAILURES)
  .map(({ id, failure }) => element('li', {}, [element('code', {}, [id]), ` ${failure}`]));
const head = element('header', { className: 'head' }, [
  element('h1', {}, [data.verdict]),
  ...(failures.length === 0
    ? []
    : [
        element('div', { className: 'failures' }, [
          element('h2', {}, [`Could not be looked at: ${data.failures.length}`]),
          element('ul', {}, failures),
        ]),
      ]),
  facts,
  ...(data.cards.length === 0 ? [] : [filterBar(state)]),
]);

document
  .getElementById('app')
  ?.append(
    head,
    ...(data.cards.length === 0
      ? [element('p', { className: 'nothing' }, ['Nothing to review.'])]
      : [cards, viewer, bar]),
  );
if (data.cards.length > 0) {
  const drawCards = createCardList(cards, state);
  state.follow(() => {
    drawCards();
    drawViewer(viewer, state);
    drawBar(bar, state);
  });
  listenToKeys(state);
}
