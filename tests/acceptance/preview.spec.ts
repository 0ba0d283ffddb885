import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followFolders } from '../../scripts/dev/follow-folders.ts';
import { previewSave } from '../../scripts/dev/preview-save.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { projectRoot } from '../gate/run-command.ts';
import { stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

test.describe('a preview', () => {
  test('follows each save, shows a mistake over the page until it is put right, and leaves what is live', async ({
    page,
    anotherVisitor,
  }) => {
    const dir = join(mkdtempSync(join(tmpdir(), 'livery-preview-')), 'soda');
    cpSync(join(projectRoot, 'merchants/soda'), dir, { recursive: true });
    const file = join(dir, 'merchant.json');
    const good = readFileSync(file, 'utf8');
    const operations = await connectControl(join(process.env['LIVERY_ACCEPT_DATA'] ?? '', 'service', CONTROL_SOCKET));
    if (!operations) throw new Error('The service does not answer on its socket.');
    const act = () => previewSave(operations, { code: 'soda', dir });
    const live = await anotherVisitor();
    await live.goto(`http://soda.localhost:${stackAddress.servicePort}/m/home`);

    writeFileSync(file, good.replace('"soda"', '"sodaa"'));
    await act();
    await page.goto(`http://soda.preview.localhost:${stackAddress.servicePort}/m/home`);
    const overlay = page.getByRole('alert').filter({ hasText: 'the last good state stays' });
    await expect(overlay).toContainText('merchants/soda/merchant.json:');

    const stop = followFolders([dir], async () => void (await act()));
    writeFileSync(file, good);
    await expect(page.locator('#root')).toBeVisible();
    await expect(overlay).toHaveCount(0);
    await expect(page).toHaveTitle(/Soda/);

    writeFileSync(file, good.replace('"theme": "soda"', '"theme": "sody"'));
    await expect(overlay).toContainText(/merchants\/soda\/merchant\.json:7:\d+/);
    await expect(overlay).toContainText('There is no theme "sody".');
    await expect(overlay).toContainText('Did you mean "soda"?');
    await expect(page.locator('#root')).toBeVisible();

    writeFileSync(file, good.replace('"theme": "soda"', '"theme": "karat"'));
    await expect(overlay).toHaveCount(0);
    await expect.poll(() => page.evaluate(ground)).not.toBe(await live.evaluate(ground));
    await expect(live.getByRole('alert')).toHaveCount(0);
    stop();
    rmSync(dir, { recursive: true });
  });
});

/** The colour of the page's ground, as the release's stylesheet gives it. */
function ground(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-bg');
}
