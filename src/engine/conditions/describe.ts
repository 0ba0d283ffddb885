import type { AppMode, Condition, RoleName } from '../../contracts/conditions.ts';
import type { Leaf } from './reads.ts';

const roleWords: Record<RoleName, string> = {
  guest: 'the visitor is a guest',
  member: 'the player is an ordinary member',
  trial: 'the player has a trial account',
  nonAgent: 'the player is not an agent',
  agent: 'the player is an agent',
  deposit: 'the player may deposit',
  withdraw: 'the player may withdraw',
};

const appWords: Record<AppMode, string> = {
  wrapper: 'the site runs in the native app',
  installed: 'the site runs installed',
  browser: 'the site runs in a browser tab',
};

function describeLeaf(leaf: Leaf): string {
  if ('flag' in leaf) return `flag ${leaf.flag} is on`;
  if ('template' in leaf) return `template flag ${leaf.template} is 1`;
  if ('promotion' in leaf) return `promotion ${leaf.promotion} is enabled`;
  if ('resource' in leaf) return `resource ${leaf.resource} is configured`;
  if ('setting' in leaf) return `setting ${leaf.setting} is ${String(leaf.is)}`;
  if ('role' in leaf) return roleWords[leaf.role];
  if ('session' in leaf) return leaf.session ? 'a player is signed in' : 'nobody is signed in';
  return appWords[leaf.app];
}

function join(parts: readonly Condition[], word: string, empty: string): string {
  if (parts.length === 0) return empty;
  const texts = parts.map((part) => ('all' in part || 'any' in part ? `(${describe(part)})` : describe(part)));
  return parts.length === 1 && parts[0] !== undefined ? describe(parts[0]) : texts.join(` ${word} `);
}

/** A condition in plain words, for example `flag CBS3 is on and not (the player has a trial account)`. */
export function describe(condition: Condition): string {
  if ('all' in condition) return join(condition.all, 'and', 'always');
  if ('any' in condition) return join(condition.any, 'or', 'never');
  if ('not' in condition) return `not (${describe(condition.not)})`;
  return describeLeaf(condition);
}
