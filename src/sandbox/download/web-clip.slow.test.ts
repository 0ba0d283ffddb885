import { parse } from 'plist';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

describe('the web-clip profile', { timeout: 240_000 }, () => {
  let platform: TestSandbox;
  beforeAll(async () => {
    platform = await openTestSandbox();
    platform.publish('m-test');
  }, 240_000);
  afterAll(() => platform.close());

  const ask = (file: string, host = 'karat.example') =>
    fetch(`${platform.url}/art/${file}`, {
      headers: { merchant: 'm-test', 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
    });

  it('is a property list with one managed clip that opens the lobby of the host asked', async () => {
    const answer = await ask('m-test.mobileconfig');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/x-apple-aspen-config');
    const profile = parse(await answer.text()) as unknown as Profile;
    const uuid = /^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}$/;
    expect(profile).toMatchObject({ PayloadType: 'Configuration', PayloadVersion: 1 });
    expect(profile.PayloadUUID).toMatch(uuid);
    const [clip] = profile.PayloadContent;
    expect(profile.PayloadContent).toHaveLength(1);
    expect(clip).toMatchObject({
      PayloadType: 'com.apple.webClip.managed',
      PayloadUUID: expect.stringMatching(uuid),
      URL: 'https://karat.example/m/home',
      FullScreen: true,
    });
    expect(clip?.PayloadUUID).not.toBe(profile.PayloadUUID);
    expect(await sharp(Buffer.from(clip?.Icon ?? [])).metadata()).toMatchObject({ format: 'png', width: 180 });
  });

  it('keeps its identity over two downloads', async () => {
    const [one, other] = await Promise.all([ask('m-test.mobileconfig'), ask('m-test.mobileconfig')]);
    expect(await one.text()).toBe(await other.text());
  });

  it('has no profile of another merchant', async () => {
    expect((await ask('karat.mobileconfig')).status).toBe(404);
  });
});

interface Profile {
  readonly PayloadUUID: string;
  readonly PayloadContent: readonly { readonly PayloadUUID: string; readonly Icon: Uint8Array }[];
}
