import { findViolations } from '../support/axe.ts';
import { findEnglishLeft } from '../support/english-left.ts';
import { everyScreenFlags, everyScreenSettings, walkEveryScreen } from '../support/every-screen.ts';
import { expect, test } from '../support/test.ts';

// High enough that most screens are looked at whole.
test.use({ viewport: { width: 390, height: 2480 } });

test.describe('every screen', () => {
  for (const language of ['en', 'ur']) {
    test(`no violation in ${language}, for guest, member and agent`, async ({
      aSite,
      page,
      platform,
      anotherVisitor,
      viewport,
    }) => {
      test.setTimeout(300_000);
      const site = await aSite({ language, flags: everyScreenFlags, settings: everyScreenSettings });
      const found: string[] = [];
      await walkEveryScreen({
        site,
        platform,
        language,
        page,
        anotherVisitor: () => anotherVisitor({ viewport }),
        look: async (own, where) => {
          found.push(...(await findViolations(own, where)));
          if (language === 'ur') found.push(...(await findEnglishLeft(own, where)));
        },
      });
      expect(found).toEqual([]);
    });
  }
});
