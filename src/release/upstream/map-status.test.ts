import { describe, expect, it } from 'vitest';
import { aForeignStatus } from './a-status.fixture.ts';
import { compareUpstream, describeChanges } from './compare-upstream.ts';
import { mapStatus } from './map-status.ts';

function mapped(status: unknown, settings?: unknown, flagKeys?: Record<string, string>) {
  const result = mapStatus({ status, settings, ...(flagKeys ? { flagKeys } : {}) });
  if (!result.ok) throw new Error(result.message);
  return result;
}

describe('mapStatus', () => {
  it('reads flags, template, rules and addresses of another platform', () => {
    expect(mapped(aForeignStatus()).site).toEqual({
      flags: { USERNAMEREG3: 'Y', CBS3: '1', FREEPLAY: true, DEPOSIT: 1, WITHDRAW: '0', VIPBENEFIT3: 'Y' },
      template: { mem_cen: '1', dep_func: 0 },
      resources: [{ resourceType: 'TELEGRAM', url: 'https://t.me/foreign' }],
      customerService: [{ type: 'LIVECHAT', title: 'Chat' }],
      paths: { login: '/api/v2/session', registerSettings: '/api/v2/rules' },
      domainRoute: ['foreign-brand.com', 'invite.foreign-brand.com'],
      imageCDNs: ['https://img1.foreign-brand.com'],
      maintenance: false,
      register: {
        username: { enabled: true, required: true, min: 6, max: 12 },
        email: { enabled: true, required: false },
      },
    });
  });

  it('names unknown flags with the nearest known one, and takes a name that the merchant maps as known', () => {
    const named = (flagKeys?: Record<string, string>) =>
      mapped(aForeignStatus(), undefined, flagKeys).unknownFlags.map(({ name, nearest }) => [name, nearest]);
    expect(named()).toEqual([
      ['FREEPLAY', 'FREEPLAY3'],
      ['VIPBENEFIT3', 'vipBenefit'],
    ]);
    expect(named({ vipBenefit: 'VIPBENEFIT3' })).toEqual([['FREEPLAY', 'FREEPLAY3']]);
  });

  it('names every field that has no place', () => {
    const { unmapped } = mapped(aForeignStatus({}, { motd: 'hello' }));
    expect(unmapped.map(({ name }) => name).sort()).toEqual([
      'info.legacySkin',
      'info.paths.lobby',
      'info.register.rules.email.regex',
      'info.register.rules.telegram',
      'info.resources.0.weight',
      'motd',
    ]);
  });

  it.each(['maintenence', 'info.domainRoutes'])('says what %s may be a misspelling of', (name) => {
    const [first, second] = name.split('.');
    const { unmapped } = mapped(second ? { info: { [second]: [] } } : { info: {}, [String(first)]: true });
    expect(unmapped).toMatchObject([{ name, nearest: second ? 'domainRoute' : 'maintenance' }]);
  });

  it('leaves out what the platform does not speak of', () => {
    expect(mapped({ info: {} }).site).toEqual({});
    expect(mapped({ info: { whitelabel: null, register: {}, resources: 'none' } }).site).toEqual({});
  });

  it.each([null, 7, 'ok', [], {}, { value: {} }, { code: 'E-500', message: 'no' }])(
    'refuses %j as no status answer',
    (status) => {
      expect(mapStatus({ status })).toEqual({
        ok: false,
        message: 'The answer has no "info": it is no status answer.',
      });
    },
  );

  it('says where each thing stands that was not used, and why', () => {
    const info = {
      whitelabel: { CBS3: [], 'a b': true, DEPOSIT: null },
      mobileTemplate: ['mem_cen'],
      register: { rules: { username: { min: 'x' } } },
      legacySkin: 'blue',
    };
    const settings = { value: { rules: { email: { min: 'y' } } } };
    const result = mapStatus({ status: { info, pointer: 1, motd: 'hello' }, settings });
    expect(result.ok && result.unmapped.map(({ name, why }) => `${name}: ${why}`)).toEqual([
      'info.whitelabel.a b: The name cannot be a key.',
      'info.whitelabel.CBS3: It is neither on nor off.',
      'info.mobileTemplate: Flags are an object: name → value.',
      'info.register.rules.username.min: "x" is no value of min.',
      'register.rules.email.min: "y" is no value of min.',
      'motd: The site configuration has no such part.',
      'info.legacySkin: The site configuration has no such part.',
    ]);
    expect(result.ok && result.site).toEqual({ flags: { DEPOSIT: null }, register: { username: {}, email: {} } });
  });

  it('reads templates from a call of their own where the status has none', () => {
    const template = { value: { mem_cen: '1', dep_func: 'grid' } };
    const read = (info: object) => {
      const result = mapStatus({ status: { info }, template });
      return result.ok ? [result.site.template, result.faults] : [];
    };
    expect(read({})).toEqual([
      { mem_cen: '1', dep_func: 'grid' },
      ['template.dep_func is "grid", which is neither on nor off.'],
    ]);
    expect(read({ mobileTemplate: { mem_cen: '0' } })).toEqual([{ mem_cen: '0' }, []]);
    const odd = mapStatus({ status: { info: {} }, template: { value: { 'a b': 1 } } });
    expect(odd.ok && odd.unmapped).toEqual([{ name: 'template.a b', why: 'The name cannot be a key.' }]);
  });

  it('takes null for what the platform does not say', () => {
    expect(mapped({ info: { whitelabel: null, mobileTemplate: null }, maintenance: null })).toStrictEqual({
      ...{ ok: true, site: {}, unknownFlags: [], unmapped: [], faults: [], contradictions: [] },
    });
  });

  it('names an unknown flag that is near to none', () => {
    expect(mapped({ info: { whitelabel: { quiteSomethingElse: true } } }).unknownFlags).toStrictEqual([
      { name: 'quiteSomethingElse' },
    ]);
  });

  it('lets the register settings win and names what the status says differently', () => {
    const settings = {
      value: { release: 'x', formHash: 'y', forms: {}, rules: { email: { required: true }, nickname: { enabled: 1 } } },
    };
    const { site, contradictions } = mapped(aForeignStatus(), settings);
    expect(site.register?.email).toEqual({ enabled: true, required: true });
    expect(site.register?.nickname).toEqual({ enabled: true });
    expect(contradictions).toEqual([
      'The status says email.required is false, the register settings true; the settings count.',
    ]);
  });

  it('takes nothing from names and values that cannot be ours', () => {
    const whitelabel = JSON.parse('{"__proto__": true, "a b": true, "CBS3": {"on": true}, "DEPOSIT": true}');
    const register = { username: { min: -1, max: 1e9, enabled: {}, order: '7' }, password: 'strong' };
    const { site, unmapped } = mapped({ info: { whitelabel, register } });
    expect(site).toEqual({ flags: { DEPOSIT: true }, register: { username: { order: 7 } } });
    expect(unmapped).toHaveLength(7);
  });
});

describe('values of a platform that are no switch', () => {
  it.each([['banana'], [[1]], [{ on: true }], ['on'], [2]])('are a fault where the switch is known: %j', (value) => {
    const { faults } = mapped({ info: { whitelabel: { CBS3: value, DEPOSIT: true, theme: value } } });
    expect(faults).toEqual([`info.whitelabel.CBS3 is ${JSON.stringify(value)}, which is neither on nor off.`]);
  });

  it('are told of templates, of names that the merchant maps, and of a list in the place of switches', () => {
    const info = { whitelabel: { VIP: 'maybe' }, mobileTemplate: { mem_cen: 'grid' } };
    expect(mapped({ info }, undefined, { vipBenefit: 'VIP' }).faults).toEqual([
      'info.whitelabel.VIP is "maybe", which is neither on nor off.',
      'info.mobileTemplate.mem_cen is "grid", which is neither on nor off.',
    ]);
    expect(mapped({ info: { whitelabel: ['CBS3'] } }).faults).toEqual([
      'info.whitelabel is ["CBS3"], where switches belong by name.',
    ]);
  });

  it('show forty letters of a value at most', () => {
    const faultOf = (value: string) => mapped({ info: { whitelabel: { CBS3: value } } }).faults[0];
    const [long, longer] = ['x'.repeat(38), 'x'.repeat(39)];
    expect(faultOf(long)).toBe(`info.whitelabel.CBS3 is "${long}", which is neither on nor off.`);
    expect(faultOf(longer)).toBe(`info.whitelabel.CBS3 is "${longer}…, which is neither on nor off.`);
  });

  it.each([[true], [false], [1], [0], ['1'], ['0'], ['Y'], ['N'], [''], [null]])('do not include %j', (value) => {
    expect(mapped({ info: { whitelabel: { CBS3: value } } }).faults).toEqual([]);
  });
});

describe('compareUpstream', () => {
  it('names what differs, lists as a whole', () => {
    const changes = compareUpstream(
      { flags: { CBS3: false }, imageCDNs: [], register: { email: { required: false } } },
      {
        flags: { CBS3: true },
        imageCDNs: ['https://a.example'],
        register: { email: { required: false } },
        maintenance: true,
      },
    );
    expect(describeChanges(changes)).toBe(
      'flags.CBS3 (false → true), imageCDNs (0 entries → 1 entry), maintenance (not said → true)',
    );
    expect(describeChanges(changes, 1)).toBe('flags.CBS3 (false → true) and 2 more');
  });
});
