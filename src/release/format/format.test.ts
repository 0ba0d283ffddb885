import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type Problem, problemCatalogue } from '../../contracts/problems.ts';
import { projectDir } from '../fixture.ts';
import { formatSarif } from './format-sarif.ts';
import { formatText } from './format-text.ts';

const codes = Object.keys(problemCatalogue);
const unknown: Problem = {
  code: 'CONTRIBUTION_UNKNOWN',
  severity: 'error',
  file: 'merchants/karat/navigation.json',
  line: 7,
  column: 9,
  pointer: '/slots/footer.tab/1',
  message: 'No feature offers "promotion.tab" to footer.tab.',
  hint: 'Name a contribution that a feature offers to this slot.',
  nearest: 'promotions.tab',
};
const warning: Problem = {
  ...unknown,
  code: 'FLAG_UNKNOWN',
  severity: 'warning',
  file: 'override flags.CBS33',
  pointer: '',
};

describe('formatText', () => {
  it('puts errors first, says what was probably meant, and counts', () => {
    expect(formatText([warning, unknown]).split('\n')).toEqual([
      'merchants/karat/navigation.json:7:9 error CONTRIBUTION_UNKNOWN',
      '  No feature offers "promotion.tab" to footer.tab. Did you mean "promotions.tab"?',
      '  Name a contribution that a feature offers to this slot.',
      'override flags.CBS33:7:9 warning FLAG_UNKNOWN',
      expect.anything(),
      expect.anything(),
      '1 error, 1 warning',
    ]);
  });

  it('sorts by severity, then by file, then by line, and keeps the list as it was', () => {
    const at = (severity: Problem['severity'], file: string, line: number): Problem => ({
      ...warning,
      ...{ severity, file, line },
    });
    const problems = [
      at('warning', 'a.json', 1),
      at('error', 'b.json', 2),
      at('error', 'b.json', 1),
      at('error', 'a.json', 9),
    ];
    const given = [...problems];
    const places = formatText(problems)
      .split('\n')
      .filter((line) => line.includes('.json:'));
    expect(places.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'a.json:9:9 error',
      'b.json:1:9 error',
      'b.json:2:9 error',
      'a.json:1:9 warning',
    ]);
    expect(problems).toEqual(given);
  });

  it('guesses nothing where nothing is near, and counts none and several', () => {
    const { nearest: _, ...plain } = unknown;
    expect(formatText([plain, plain])).toBe(
      [
        ...[1, 2].flatMap(() => [
          'merchants/karat/navigation.json:7:9 error CONTRIBUTION_UNKNOWN',
          '  No feature offers "promotion.tab" to footer.tab.',
          '  Name a contribution that a feature offers to this slot.',
        ]),
        '2 errors, 0 warnings',
      ].join('\n'),
    );
    expect(formatText([])).toBe('0 errors, 0 warnings');
  });
});

describe('formatSarif', () => {
  const validate = () => {
    // The published schema is draft-04, which differs from draft-07 only in these two keys here.
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(readFileSync(join(projectDir, 'tests/support/schemas/sarif-2.1.0.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    return new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  };

  it('is true to the schema of SARIF 2.1.0', () => {
    const check = validate();
    expect([check(JSON.parse(formatSarif([unknown, warning]))), check.errors]).toEqual([true, null]);
    expect(check({ version: '2.1.0', runs: [{ results: [{ level: 'fatal' }] }] })).toBe(false);
  });

  it('says everything of a problem where code hosts look for it', () => {
    const { nearest: _, ...spaced } = { ...warning, file: 'override of flags.CBS33' };
    const sarif: unknown = JSON.parse(formatSarif([unknown, spaced]));
    const { title, what, why, hint } = problemCatalogue.FLAG_UNKNOWN;
    expect(sarif).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'livery', rules: expect.any(Array) } },
          columnKind: 'utf16CodeUnits',
          results: [
            {
              ruleId: 'CONTRIBUTION_UNKNOWN',
              ruleIndex: codes.indexOf('CONTRIBUTION_UNKNOWN'),
              level: 'error',
              message: { text: `${unknown.message} Did you mean "promotions.tab"? ${unknown.hint}` },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'merchants/karat/navigation.json' },
                    region: { startLine: 7, startColumn: 9 },
                  },
                  logicalLocations: [{ fullyQualifiedName: '/slots/footer.tab/1', kind: 'member' }],
                },
              ],
            },
            {
              ruleId: 'FLAG_UNKNOWN',
              ruleIndex: codes.indexOf('FLAG_UNKNOWN'),
              level: 'warning',
              message: { text: `${unknown.message} ${unknown.hint}` },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'override%20of%20flags.CBS33' },
                    region: { startLine: 7, startColumn: 9 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
    const { rules } = (sarif as { runs: SarifRun[] }).runs[0]?.tool.driver ?? { rules: [] };
    expect(rules.map(({ id }) => id)).toEqual(codes);
    expect(rules[codes.indexOf('FLAG_UNKNOWN')]).toEqual({
      id: 'FLAG_UNKNOWN',
      shortDescription: { text: title },
      fullDescription: { text: `${what} ${why}` },
      help: { text: hint },
    });
  });

  it('gives each problem its rule and place', () => {
    const [run] = (JSON.parse(formatSarif([unknown])) as { runs: SarifRun[] }).runs;
    const [result] = run?.results ?? [];
    expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe('CONTRIBUTION_UNKNOWN');
    expect(result?.locations[0]?.physicalLocation.region).toEqual({ startLine: 7, startColumn: 9 });
    expect(result?.message.text).toContain('Did you mean "promotions.tab"?');
  });
});

interface SarifRun {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly results: readonly {
    readonly ruleIndex: number;
    readonly message: { readonly text: string };
    readonly locations: readonly { readonly physicalLocation: { readonly region: unknown } }[];
  }[];
}
