import { describe, expect, it } from 'vitest';
import { isOn, isSwitch } from './flag-value.ts';

describe('a value of a switch', () => {
  it.each([[true], [1], ['1'], ['Y']])('%j is on', (value) => {
    expect([isOn(value), isSwitch(value)]).toEqual([true, true]);
  });

  it.each([[false], [0], ['0'], ['N'], [''], [null]])('%j is off', (value) => {
    expect([isOn(value), isSwitch(value)]).toEqual([false, true]);
  });

  it.each([[undefined], ['y'], ['true'], [2], [{}]])('%j is no switch and counts as off', (value) => {
    expect([isOn(value), isSwitch(value)]).toEqual([false, false]);
  });
});
