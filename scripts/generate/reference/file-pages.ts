import { filePage } from './file-page.ts';
import type { ReferencePage } from './markdown.ts';

const settings = 'Every setting with its default: [settings](settings.md).';
const rules =
  'Every field with its default rule: [form fields](fields.md). What a rule may say stands in [rule of one field](registration.md#rule-of-one-field).';
const tokens = 'Every name that components read: [theme tokens](theme-tokens.md).';
const forms = 'Every form and the shipped themes that take it: [theme forms](theme-forms.md).';

/** The pages of all files that a merchant writes. */
export function filePages(): readonly ReferencePage[] {
  return [
    filePage({
      file: 'merchant.md',
      title: 'merchant.json',
      schema: 'merchant.schema.json',
      summary: 'Who the brand is: name, addresses, languages, currency, theme, features, settings.',
      intro:
        'Lies at `merchants/<code>/merchant.json`, and every brand has it. Its settings win over those of the theme; the site configuration and a policy pack win over it where they name the same thing.',
      layer: 'merchant folder',
      elsewhere: { settings },
    }),
    filePage({
      file: 'site.md',
      title: 'site.json',
      schema: 'site-configuration.schema.json',
      summary:
        'What staff may change while the brand is live: flags, promotions, roles, contacts, links, paths of the platform.',
      intro:
        'Lies at `merchants/<code>/site.json`, and every brand has it. It wins over the merchant folder. A live change by the console or by [`livery flag`](commands.md#livery-flag) lies above it until it ends or is cleared; the file itself is not changed by it.',
      layer: 'site configuration',
      elsewhere: {
        settings,
        register: rules,
        flags: 'Every flag with what it switches: [flags](flags.md).',
        promotions: 'Every promotion: [flags](flags.md#promotions).',
        template: 'Every template flag: [flags](flags.md#template-flags).',
      },
    }),
    filePage({
      file: 'navigation.md',
      title: 'navigation.json',
      schema: 'navigation.schema.json',
      summary: 'What menus, tabs, shortcuts and the lobby show, in which order, under which name, and to whom.',
      intro:
        'Lies at `merchants/<code>/navigation.json`; without it every slot shows what its features offer. A slot that is listed shows exactly what is listed, in this order. A [condition](conditions.md) here only narrows: it can hide an item from somebody, never show it to more people than its feature does.',
      layer: 'merchant folder',
      elsewhere: {},
      shared: {
        definition: 'item',
        title: 'An item with changes',
        elsewhere: { when: 'Every condition: [conditions](conditions.md).' },
        intro:
          'An entry of a slot is the id of an item, or an object that changes it. Ids of all items: [slots](slots.md).',
      },
    }),
    filePage({
      file: 'registration.md',
      title: 'registration.json',
      schema: 'registration-rules.schema.json',
      summary: 'What players are asked when they register, and what their answers have to look like.',
      intro:
        'Lies at `merchants/<code>/registration.json`; without it every field has the rule of the catalogue. `register` in [site.json](site.md#register) wins over it field by field.',
      layer: 'merchant folder',
      elsewhere: { fields: rules },
      shared: {
        definition: 'fieldRule',
        title: 'Rule of one field',
        intro:
          'What is left out keeps the value of the layer below: first the catalogue, then registration.json, then site.json.',
      },
    }),
    filePage({
      file: 'lobby.md',
      title: 'lobby.json',
      schema: 'lobby.schema.json',
      summary: 'Which games and vendors stand first.',
      intro: 'Lies at `merchants/<code>/lobby.json`; without it games and vendors stand in the order of the platform.',
      layer: 'merchant folder',
      elsewhere: {},
    }),
    filePage({
      file: 'platform-mapping.md',
      title: 'platform.json',
      schema: 'platform-mapping.schema.json',
      summary:
        'How a platform of another dialect is spoken to: paths, headers, envelopes, codes and fields of its calls.',
      intro:
        'Lies at `merchants/<code>/platform.json` of a brand whose [site.json](site.md#source) follows its own platform; a platform that answers the [platform API](platform-api.md) as it stands needs none. [Platforms](../platform.md) shows a mapping step by step.',
      layer: 'merchant folder',
      elsewhere: {},
    }),
    filePage({
      file: 'theme.md',
      title: 'theme.json',
      schema: 'theme.schema.json',
      summary: 'The look of a brand: colours in two schemes, sizes, fonts, and the forms that components take.',
      intro:
        'Lies at `themes/<id>/theme.json`; a brand names the folder as `theme` in [merchant.json](merchant.md#theme), and several brands may share one. `livery theme new` makes one in two colours: [commands](commands.md#livery-theme).',
      layer: 'theme',
      elsewhere: {
        settings,
        core: 'Names of core are yours. A semantic token refers to one as `{core.name}`.',
        'semantic.dark': tokens,
        'semantic.light': tokens,
        variants: forms,
        layout: forms,
      },
    }),
  ];
}
