import type { Condition } from '../../../src/contracts/conditions.ts';
import { describe } from '../../../src/engine/conditions/describe.ts';
import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage } from './markdown.ts';
import { readSchema, type SchemaNode } from './schema-keys.ts';
import { typeOf } from './schema-words.ts';
import { showJson } from './show-json.ts';

/** Every kind of condition with an example and what it means in words. */
export function conditionsPage(): ReferencePage {
  const { oneOf = [], examples = [] } = readSchema('condition.schema.json');
  const body = paragraphs(
    'A condition is data that is true or false for a visitor: it has one of the keys below. `when` of an item in [navigation.json](navigation.md#when) takes one. It only narrows what the feature itself asks for: one that would show an item to more people is refused (`CONDITION_WIDER`), and so is one that never holds (`CONDITION_NEVER`).',
    heading(2, 'Example'),
    'Shows the tab of promotions to members whose brand runs referrals:',
    codeBlock(
      'json',
      showJson({
        slots: {
          'footer.tab': [
            'home.tab',
            { id: 'promotions.tab', when: { all: [{ session: true }, { promotion: 'REFERRAL' }] } },
          ],
        },
      }),
    ),
    heading(2, 'Kinds'),
    ...oneOf.map(describeKind),
    heading(2, 'In words'),
    'The command line and the console say conditions in words:',
    ...(examples as readonly Condition[]).map(
      (condition) => `- ${code(showJson(condition))}: ${plain(describe(condition))}`,
    ),
  );
  return {
    file: 'conditions.md',
    title: 'Conditions',
    summary: 'How an item is shown to some visitors and not to others.',
    body,
    sources: ['schemas/condition.schema.json'],
  };
}

function describeKind({ properties = {}, required = [] }: SchemaNode): string {
  const [main = ''] = required;
  const example = Object.fromEntries(required.map((key) => [key, properties[key]?.examples?.[0]])) as Condition;
  return paragraphs(
    heading(3, main),
    ...Object.entries(properties).map(([key, node]) =>
      paragraphs(
        key === main ? plain(node.description ?? '') : `${code(key)}: ${plain(node.description ?? '')}`,
        facts({
          Type: ['all', 'any'].includes(key) ? 'list of conditions' : key === 'not' ? 'condition' : typeOf(node),
        }),
      ),
    ),
    codeBlock('json', showJson(example)),
    `In words: ${plain(describe(example))}.`,
  );
}
