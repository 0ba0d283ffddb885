import type { BootDocument, FormsPart } from '../../src/contracts/release.ts';
import { compose } from '../../src/engine/index.ts';
import type { TestSite } from '../support/a-site.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

/** What each flag changes, and nothing else: items of slots, routes, forms. */
const flags: Readonly<Record<string, RegExp>> = {
  MOBILENUMREG3: /^registration\.mobile of |^form registrationMobile$/,
  USERNAMEREG3: /^registration\.username of |^form registrationUsername$/,
  MOBILENUMPASSREG3: /^form registrationMobile$/,
  REGMOBVERF3: /^form registration(Mobile|Username)$/,
  FACEBOOKLOGIN3: /^login\.facebook/,
  GOOGLELOGIN3: /^login\.google/,
  FREEPLAY3: /^trial\./,
  MOBILEVERCODELOGIN3: /^login\.mobile of |^form loginMobile$/,
  CBS3: /^liveChat\./,
  DEPOSIT: /^cashier\.(deposit|tab)|^home\.deposit of /,
  WITHDRAW: /^cashier\.withdraw/,
  MAILCEN: /^messages\./,
  TRANSBETREPMEM3: /^records\.bets/,
  TRANSREC3: /^records\.account/,
  REWCEN3: /^records\.rewards/,
  SECPRIV: /^security\./,
  MANPLAYREB3: /^records\.rebate/,
};

/** What must be off for a flag to count: each of the two opens the registration by mobile. */
const besides: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  MOBILENUMREG3: { MOBILENUMPASSREG3: false },
};

const visitors = { guest: {}, member: { memberType: 0 }, trial: { memberType: 4 }, agent: { memberType: 2 } };

test.describe('start', () => {
  test.describe.configure({ timeout: 120_000 });

  test('each of the 17 flags changes something that can be seen, and nothing of another one @A-005', async ({
    aSite,
  }) => {
    const all = Object.fromEntries(Object.keys(flags).map((name) => [name, true]));
    const settings = { 'login.facebookClientId': 'site', 'login.googleClientId': 'site' };
    const site = await aSite({ base: 'chamak', flags: all, settings });
    const withAll = await thingsOf(site);
    for (const [name, own] of Object.entries(flags)) {
      const others = { ...all, ...besides[name] };
      if (besides[name]) await site.publish({ flags: others });
      const before = besides[name] ? await thingsOf(site) : withAll;
      await site.publish({ flags: { ...others, [name]: false } });
      const after = await thingsOf(site);
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (thing) => before.get(thing) !== after.get(thing),
      );
      expect(changed, name).not.toHaveLength(0);
      for (const thing of changed) expect(thing, name).toMatch(own);
    }
  });
});

/** Everything that somebody sees of a site as it is served: items of slots, routes that let them in, forms. */
async function thingsOf(site: TestSite): Promise<ReadonlyMap<string, string>> {
  const { host } = new URL(site.url());
  const { text } = await callPort(stackAddress.servicePort, '/m/home', { host });
  const boot = JSON.parse(/id="livery-boot"[^>]*>([^<]+)</.exec(text)?.[1] ?? '') as BootDocument;
  const things = new Map<string, string>();
  for (const [who, member] of Object.entries(visitors)) {
    const { slots, routes } = compose(boot.site, { app: 'browser', language: 'en', ...member });
    for (const item of Object.values(slots).flat()) things.set(`${item.id} of ${who}`, JSON.stringify(item));
    for (const route of routes) things.set(`${route.id} of ${who}`, route.redirect ?? 'open');
  }
  const part = await callPort(stackAddress.servicePort, `/livery/parts/${boot.manifest.parts.forms}.json`, { host });
  for (const [id, { schema, uiSchema }] of Object.entries(JSON.parse(part.text) as FormsPart)) {
    things.set(`form ${id}`, JSON.stringify([schema['properties'], schema['required'], uiSchema]));
  }
  return things;
}
