import { beforeAll, describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Invariant } from '../../contracts/invariant.ts';
import { claimsAbout, generalInvariants, type ProofSubject, prove } from '../../engine/index.ts';
import { features } from '../../features/index.ts';
import { aCompiler, projectDir } from '../fixture.ts';
import { loadEngineTexts } from '../load/engine-texts.ts';
import { readFolder } from '../load/read-folder.ts';
import { removeDeclarations } from '../remove-declarations.ts';
import { createMatchCheck } from './can-match.ts';
import { readSubject } from './read-subject.ts';

type Plant = (sound: ProofSubject) => Promise<ProofSubject> | ProofSubject;

/** One fault for every promise: what a merchant, a live change or a manifest could do to break it. */
const plants: Readonly<Record<string, Plant>> = {
  'login.hasMethod': () => subjectOf('tests/prove/doorless'),
  'messages.notForTrial': without('guards:messages.inbox'),
  'liveChat.notForTrial': without('refuses:liveChat.row'),
  'privacy.notForTrial': without('refuses:privacy.row'),
  'cashier.notForTrial': (sound) =>
    withGuards(sound, 'cashier.deposit', [{ when: { role: 'guest' }, to: 'login.screen' }]),
  'safePlay.notForTrial': (sound) =>
    withGuards(sound, 'safePlay.screen', [{ when: { session: false }, to: 'login.screen' }]),
  'wallets.onlySeveral': (sound) =>
    withGuards(sound, 'wallets.screen', [{ when: { role: 'guest' }, to: 'login.screen' }]),
  'referral.notForAgents': without('visible:referral.menu'),
  'referral.forGuests': ({ site, ...sound }) => {
    const narrowed = site.slots['sideMenu.item'].map((item) =>
      item.id === 'referral.menu' ? { ...item, visible: { promotion: 'REFERRAL' } } : item,
    );
    return { ...sound, site: { ...site, slots: { ...site.slots, 'sideMenu.item': narrowed } } };
  },
  'sessionClock.inSight': ({ site, ...sound }) => {
    const narrowed = site.slots['header.clock'].map((item) => ({ ...item, visible: { session: true } }));
    return { ...sound, site: { ...site, slots: { ...site.slots, 'header.clock': narrowed } } };
  },
  'general.itemsLead': without('refuses:messages.item'),
  'general.guardsEnd': (sound) => withGuards(sound, 'home.screen', [{ when: { session: true }, to: 'login.screen' }]),
  'general.requiredFields': (sound) => ({
    ...sound,
    patterns: { sixDigits: '^[0-9]{6}$' },
    site: {
      ...sound.site,
      rules: {
        ...sound.site.rules,
        username: { enabled: true, required: true, min: 8, max: 12, patternId: 'sixDigits' },
      },
    },
  }),
  'general.wayBack': ({ site, ...sound }) => ({
    ...sound,
    site: {
      ...site,
      settings: { ...site.settings, 'chrome.hideTopBar': '/m/help', 'chrome.hideBottomNav': '/m/help' },
    },
  }),
  'general.onePerPlace': ({ site, ...sound }) => {
    const raised = site.slots['footer.tab'].map((item) => ({ ...item, emphasis: 'centre' as const }));
    return { ...sound, site: { ...site, slots: { ...site.slots, 'footer.tab': raised } } };
  },
  'general.closedPage': (sound) => ({
    ...sound,
    features: sound.features.map((feature) =>
      feature.id === 'customerService' ? { ...feature, actions: [] } : feature,
    ),
  }),
};

const compiler = await aCompiler();
const canMatch = createMatchCheck();
const texts = await loadEngineTexts(`${projectDir}/src`);
let sound: ProofSubject;
let planted: readonly (readonly [string, ProofSubject])[];

beforeAll(async () => {
  const fresh = await subjectOf('tests/brands/everything');
  sound = fresh;
  planted = await Promise.all(Object.entries(plants).map(async ([id, plant]) => [id, await plant(fresh)] as const));
});

async function subjectOf(folder: string, used: readonly FeatureManifest[] = features): Promise<ProofSubject> {
  const { problems: _problems, ...files } = await readFolder(`${projectDir}/${folder}`, folder);
  const compiled = await compiler.compile(files, { overrides: [], features: used });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems, null, 2));
  return readSubject(files, compiled, { texts, canMatch, features: used });
}

function without(declaration: string): Plant {
  return () => subjectOf('tests/brands/everything', removeDeclarations([declaration]));
}

function withGuards(
  { site, ...rest }: ProofSubject,
  id: string,
  guards: ProofSubject['site']['routes'][number]['guards'] & object,
): ProofSubject {
  return {
    ...rest,
    site: { ...site, routes: site.routes.map((route) => (route.id === id ? { ...route, guards } : route)) },
  };
}

const promised = [
  ...features.flatMap(({ invariants = [] }: { readonly invariants?: readonly Invariant[] }) => invariants),
  ...generalInvariants,
].map(({ id }) => id);

/** Promises whose planted fault nobody notices when one promise is taken away. */
function missedWithout(removed?: string): readonly string[] {
  return planted.flatMap(([id, subject]) => {
    const claims = (one: ProofSubject) =>
      claimsAbout(one).filter(({ invariant }) => invariant === id && invariant !== removed);
    return prove(subject, claims).findings.length > 0 ? [] : [id];
  });
}

describe('the promises of features and of the general list', () => {
  it('each have a planted fault', () => {
    expect(Object.keys(plants).sort()).toEqual([...promised].sort());
  });

  it('hold for a brand that uses everything', () => {
    expect(prove(sound).findings.map(({ text }) => text)).toEqual([]);
  });

  it('notice every planted fault', () => {
    expect(missedWithout()).toEqual([]);
  });

  it.each(promised)('miss a fault once %s is taken away', (id) => {
    expect(missedWithout(id)).toEqual([id]);
  });
});

describe('a brand that compiles', () => {
  it.each(['merchants/karat', 'merchants/chamak', 'merchants/soda', 'tests/brands/closed', 'tests/brands/smallest'])(
    '%s keeps every promise',
    async (folder) => {
      expect(prove(await subjectOf(folder)).findings.map(({ text }) => text)).toEqual([]);
    },
  );

  it('can still lock every player out: the two flags that close its doors are found', async () => {
    const { findings } = prove(await subjectOf('tests/prove/doorless'));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.changes).toMatchObject([
      { name: 'flags.MOBILEVERCODELOGIN3', from: true, to: false, origin: { layer: 'site' } },
      { name: 'flags.USERNAMEREG3', from: true, to: false, origin: { layer: 'site' } },
    ]);
    expect(findings[0]?.causes.map(({ origin }) => origin.pointer)).toEqual([
      '/slots/login.method/0',
      '/slots/login.method/1',
    ]);
  });
});
