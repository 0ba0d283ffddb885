import { describe, expect, it } from 'vitest';
import { iconNames } from '../../contracts/icon-names.ts';
import { iconPaths } from './paths.ts';

describe('iconNames', () => {
  it('lists exactly the icons that are drawn', () => {
    expect([...iconNames].sort()).toEqual(Object.keys(iconPaths).sort());
  });
});
