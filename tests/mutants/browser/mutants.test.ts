import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findClaims } from '../../gate/catalogue.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { lineOf, mutate } from '../mutate.ts';
import { mutants } from './mutants.ts';

const sourceOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

describe('the list of mutants', () => {
  it('finds the text of each exactly once, no two on one line', () => {
    const places = mutants.map((mutant) => {
      const source = sourceOf(mutant.file);
      expect(mutate(source, mutant), mutant.find).not.toBe(source);
      return `${mutant.file}:${lineOf(source, mutant)}`;
    });
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('names rows that tests claim', () => {
    const claimed = new Set(findClaims(projectRoot).flatMap(({ ids }) => ids));
    expect(mutants.flatMap(({ rows }) => rows.filter((row) => !claimed.has(row)))).toEqual([]);
    expect(mutants.filter(({ rows }) => rows.length === 0)).toEqual([]);
  });
});
