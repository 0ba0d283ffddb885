import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../contracts/problems.ts';
import { projectDir } from '../fixture.ts';
import { formatSarif } from './format-sarif.ts';
import { formatText } from './format-text.ts';

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
