import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useImageHost } from './image-host.ts';
import { RuntimeProvider } from '../runtime.tsx';
import { aBoot } from '../testing/boot.fixture.ts';
import { aRuntime } from '../testing/runtime.fixture.ts';

const hosts = ['https://one.example', 'https://two.example', 'https://three.example'];

function Picture({ name }: { readonly name: string }) {
  return <img alt={name} src={`${useImageHost()}/art/${name}`} />;
}

/** Two pictures of a page whose hosts are given; the middle one of three comes first. */
async function aPage(imageHosts: readonly string[]) {
  const { runtime } = aRuntime({ boot: { site: { ...aBoot().site, imageHosts } } });
  const page = render(
    <RuntimeProvider value={runtime}>
      <Picture name="a" />
      <Picture name="b" />
    </RuntimeProvider>,
  );
  await import('./watch-image-hosts.ts');
  const picture = (name: string) => page.getByAltText(name);
  return {
    sources: () => ['a', 'b'].map((name) => picture(name).getAttribute('src') ?? ''),
    fire: (name: string, type: 'load' | 'error') => act(() => void picture(name).dispatchEvent(new Event(type))),
    close: page.unmount,
  };
}

describe('useImageHost', () => {
  it('leaves a host whose first picture fails, for all pictures, and ends at our own origin', async () => {
    const page = await aPage(hosts);
    expect(page.sources()).toEqual(['https://two.example/art/a', 'https://two.example/art/b']);
    const tried = new Set(['https://two.example']);
    for (let turn = 1; turn < hosts.length; turn += 1) {
      page.fire('a', 'error');
      const [first = '', second = ''] = page.sources();
      tried.add(new URL(first).origin);
      expect(new URL(second).origin).toBe(new URL(first).origin);
    }
    expect(tried.size).toBe(hosts.length);
    page.fire('b', 'error');
    expect(page.sources()).toEqual(['/art/a', '/art/b']);
    page.close();
  });

  it('stays with a host that has given a picture, also when it lacks another', async () => {
    const page = await aPage(hosts);
    page.fire('a', 'load');
    page.fire('b', 'error');
    expect(page.sources()).toEqual(['https://two.example/art/a', 'https://two.example/art/b']);
    page.close();
  });
});
