import { CURRENT_FORMAT } from '../format-number.ts';

/** Theme of a merchant whose own cannot be read; no folder may have this name. */
export const NO_THEME = 'none';

/** The least valid content of a merchant's file, by its path. Stands in for a file that is left out or unreadable. */
export function standInFor(path: string, code: string): Readonly<Record<string, unknown>> {
  switch (path) {
    case 'merchant.json':
      return {
        $schema: '../../schemas/merchant.schema.json',
        format: CURRENT_FORMAT,
        code,
        name: code,
        domains: [],
        theme: NO_THEME,
        languages: { default: 'en', offered: ['en'] },
        currency: { code: 'EUR', symbol: '€' },
        logo: 'logo.svg',
        dialingCode: '+1',
      };
    case 'navigation.json':
      return { $schema: '../../schemas/navigation.schema.json', slots: {} };
    case 'registration.json':
      return { $schema: '../../schemas/registration-rules.schema.json', fields: {} };
    case 'lobby.json':
      return { $schema: '../../schemas/lobby.schema.json' };
    case 'platform.json':
      return {};
    case 'site.json':
      return { $schema: '../../schemas/site-configuration.schema.json' };
    default:
      return { $schema: '../../../schemas/strings.schema.json' };
  }
}
