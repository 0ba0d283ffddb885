import { expect, test } from 'vitest';
import { aBoot, aSitePart } from '../testing/boot.fixture.ts';
import { aRuntime } from '../testing/runtime.fixture.ts';
import { createCompositionStore, followComposition } from './release-store.ts';

const member = { token: 't', merchantCode: 'acme', userName: 'amelia', firstTimeLogin: false, type: 0 };

function aPage() {
  const { runtime } = aRuntime({ boot: aBoot({ site: aSitePart() }) });
  const { release, session, environment, translation } = runtime;
  const sources = { release, session: session.store, environment, language: translation.store };
  const store = createCompositionStore(sources);
  let changes = 0;
  store.subscribe(() => (changes += 1));
  followComposition(store, sources);
  return { store, sources, changes: () => changes };
}

test('a guest in a plain browser is shown what the page was drawn with: nobody hears of it again', () => {
  const { store, changes } = aPage();
  expect(store.getState()).toBe(store.getInitialState());
  expect(changes()).toBe(0);
});

test('a login changes who is looking, and leaves every slot that shows the same as it is', () => {
  const { store, sources, changes } = aPage();
  const before = store.getState();
  sources.session.setState({ status: 'member', session: member });
  const after = store.getState();
  expect(changes()).toBe(1);
  expect(after.facts).toEqual({ ...before.facts, memberType: 0 });
  expect(after.composition.slots).toBe(before.composition.slots);
});
