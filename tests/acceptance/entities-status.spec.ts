import { isUpstream, movedPaths, sentPath } from '../support/moved-paths.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

test.describe('site status', () => {
  test('the answer has each of its parts, and each part its effect @A-241 @G-337', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const telegram = { resourceType: 'TELEGRAM', url: 'https://t.example/channel' };
    const imageCDNs = ['https://pictures.example'];
    // A site of a platform of another make has all its calls elsewhere.
    const help = isUpstream ? String(movedPaths['help']) : '/other/platform/help';
    const site = await aSite({
      paths: { help },
      flags: { CBS3: true },
      template: { mem_cen: 1, dep_func: 0 },
      resources: [telegram],
      customerService: [{ type: 'LIVECHAT', title: 'Ask Ada' }],
      imageCDNs,
    });
    await network.sendOn(/pictures\.example/, site.url());
    const { host } = new URL(site.url());
    const { text } = await callPort(stackAddress.servicePort, sentPath('systemStatus'), { host });
    const { value } = JSON.parse(text) as { value: Record<string, unknown> };
    expect(value).toMatchObject({
      location: { ip: '127.0.0.1' },
      maintenance: false,
      regionRestriction: false,
      info: {
        customerService: [{ type: 'LIVECHAT', title: 'Ask Ada' }],
        domainRoute: expect.any(Array),
        mobileTemplate: { mem_cen: 1, dep_func: 0 },
        paths: expect.objectContaining({ help }),
        register: { rules: { username: { enabled: true } } },
        resources: [telegram],
        whitelabel: { CBS3: true },
        mainDomain: expect.any(String),
        imageCDNs,
      },
    });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === help);
    await page.goto(site.url('/m/help'));
    await asked;
    await page.goto(site.url('/m/message'));
    await expect(page.getByRole('main').getByText('Our channel')).toBeVisible();
    await expect(page.getByRole('main').getByText('Live chat')).toBeVisible();
    await page.goto(site.url());
    await expect(page.locator('main img[src^="https://pictures.example/art/"]').first()).toBeAttached();
    await platform.given(site, { regionRestriction: true });
    await page.reload();
    await expect(page.getByText('Your IP address:')).toContainText('127.0.0.1');
  });
});
