import { beforeEach, describe, expect, it } from 'vitest';
import { adoptDraft, clearDraft, discardDraft, followDraft, noteDraft, stage, undoDraft, useDraft } from './draft.ts';

const chat = { merchant: 'soda', name: 'flags.CBS3', value: true };
const mail = { merchant: 'karat', name: 'flags.MAILCEN', value: false };
const changes = () => useDraft.getState().changes;

beforeEach(clearDraft);

describe('undoDraft', () => {
  it('goes back step by step, also to what was discarded, and says when there is nothing left @C-783', () => {
    stage([chat]);
    stage([mail], [chat]);
    expect(changes()).toEqual([mail]);
    discardDraft();
    expect(undoDraft()).toBe(true);
    expect(changes()).toEqual([mail]);
    undoDraft();
    expect(changes()).toEqual([chat]);
    undoDraft();
    expect(changes()).toEqual([]);
    expect(undoDraft()).toBe(false);
  });

  it('never brings back what was published @C-204', () => {
    stage([chat]);
    clearDraft();
    expect(undoDraft()).toBe(false);
  });
});

describe('the words of a draft', () => {
  it('are kept with it for its person, and end with it @C-780', () => {
    adoptDraft('ines');
    noteDraft({ reason: 'The chat vendor' });
    noteDraft({ until: '2030-01-01T10:00' });
    adoptDraft('ines');
    expect(useDraft.getState().note).toEqual({ reason: 'The chat vendor', startAt: '', until: '2030-01-01T10:00' });
    adoptDraft('tomas');
    expect(useDraft.getState().note.reason).toBe('');
  });
});

describe('followDraft', () => {
  it('takes over what another window of the browser made of it @C-784', async () => {
    stage([chat]);
    const end = followDraft();
    const kept = JSON.parse(localStorage.getItem('livery.console.draft') ?? '{}');
    localStorage.setItem('livery.console.draft', JSON.stringify({ ...kept, state: { ...kept.state, changes: [] } }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'livery.console.draft' }));
    await expect.poll(changes).toEqual([]);
    end();
  });
});
