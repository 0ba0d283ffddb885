import { describe, expect, it } from 'vitest';
import { problemAbout } from '../load/json-document.ts';
import { dropRefused } from './drop-refused.ts';

const at = (...pointers: readonly string[]) =>
  pointers.map((pointer) => ({
    ...problemAbout('site.json', { code: 'SCHEMA_TYPE', message: `${pointer} is refused.` }),
    pointer,
  }));

const document = {
  maintenance: 'soon',
  flags: { CBS3: [], DEPOSIT: true },
  template: { mem_cen: {} },
  register: { email: { min: 9, max: 3, enabled: true } },
  resources: [{ url: 'a' }, { url: 'b' }, { url: 'c' }, { url: 'd' }],
  paths: { login: 'x', logout: 'y' },
  roles: { deposit: ['a'] },
};

describe('dropRefused', () => {
  it('takes nothing out where nothing is refused, or a file as a whole', () => {
    expect(dropRefused(document, [])).toEqual({ value: document, dropped: [] });
    expect(dropRefused(document, at(''))).toEqual({ value: document, dropped: [] });
  });

  it.each<[string, string, object]>([
    ['/maintenance', 'maintenance', { maintenance: undefined }],
    ['/flags/CBS3/0', 'flags.CBS3', { flags: { DEPOSIT: true } }],
    ['/template/mem_cen', 'template.mem_cen', { template: {} }],
    ['/paths/login', 'paths.login', { paths: { logout: 'y' } }],
    ['/register/email/min', 'register.email.min', { register: { email: { max: 3, enabled: true } } }],
    ['/register/email', 'register.email', { register: {} }],
    ['/roles/deposit/0', 'roles', { roles: undefined }],
    ['/resources/1/url', 'resources.1', { resources: [{ url: 'a' }, { url: 'c' }, { url: 'd' }] }],
  ])('takes the smallest piece out that can go alone: %s', (pointer, name, changes) => {
    const { value, dropped } = dropRefused(document, at(pointer));
    expect(value).toEqual(JSON.parse(JSON.stringify({ ...document, ...changes })));
    expect(dropped).toEqual([{ name, why: `${pointer} is refused.` }]);
  });

  it('takes several entries of a list out, whatever the order of their problems', () => {
    const { value, dropped } = dropRefused(
      document,
      at('/resources/0/url', '/resources/3', '/flags/CBS3', '/resources/2'),
    );
    expect([value['resources'], value['flags']]).toEqual([[{ url: 'b' }], { DEPOSIT: true }]);
    expect(dropped.map(({ name }) => name)).toEqual(['resources.0', 'resources.3', 'flags.CBS3', 'resources.2']);
  });

  it('names each piece once, with the last reason', () => {
    expect(dropRefused(document, at('/resources/1/url', '/resources/1/type')).dropped).toEqual([
      { name: 'resources.1', why: '/resources/1/type is refused.' },
    ]);
  });

  it('leaves alone what is not there, and the document that it was given', () => {
    const before = structuredClone(document);
    expect(dropRefused(document, at('/none', '/flags/none', '/maintenance/x/y', '/register/none/min')).value).toEqual({
      ...before,
      maintenance: undefined,
    });
    expect(document).toEqual(before);
  });
});
