import type { ChangeSet, PublishBody } from '../../../src/contracts/console/change-sets.ts';
import type { FlagTable } from '../../../src/contracts/console/flags.ts';
import type { ImpactAnswer } from '../../../src/contracts/console/impact.ts';
import type { MerchantHistory, MerchantLine } from '../../../src/contracts/console/merchants.ts';
import { moment } from '../moment.ts';
import { readChange } from '../read-change.ts';
import { readSwitch } from '../read-switch.ts';
import { readUntil } from '../read-until.ts';
import { countsOf } from '../switch-many.ts';
import { exitCodes, optionOf, type Outcome, requireOption, requireWords, UsageError, type VerbCall } from '../verb.ts';
import { chooseRemote } from './choose-remote.ts';
import type { RemoteConsole } from './remote-console.ts';

type RemoteVerb = (call: VerbCall, console: RemoteConsole) => Promise<Outcome>;

/** What can be done from elsewhere, by the names of the verbs. */
export const remoteVerbs: Readonly<Record<string, RemoteVerb>> = {
  async flag(call, console) {
    const codes = await chooseRemote(call, console);
    if (codes) {
      const { FLAG, state } = requireWords(call, ['FLAG', 'state']);
      return publish(call, console, { codes, name: `flags.${FLAG}`, state });
    }
    const { code, FLAG, state } = requireWords(call, ['code', 'FLAG', 'state']);
    return publish(call, console, { codes: [code], name: `flags.${FLAG}`, state });
  },
  async maintenance(call, console) {
    const { code, state } = requireWords(call, ['code', 'state']);
    return publish(call, console, { codes: [code], name: 'maintenance', state });
  },
  async undo(call, console) {
    const { id } = requireWords(call, ['id']);
    const reason = requireOption(call, 'reason');
    const set = await console.ask<ChangeSet>(`/change-sets/${encodeURIComponent(id)}/undo`, { reason });
    return done(`It is taken back: ${countsOf(set.undone?.results ?? [])}.`, set);
  },
  async affects(call, console) {
    const { name, value } = requireWords(call, ['name', 'value']);
    const change = readChange(name, value);
    const named = (optionOf(call, 'merchants') ?? '').split(',').filter((code) => code !== '');
    const codes = named.length > 0 ? named : (await tableOf(console)).merchants.map(({ code }) => code);
    const changes = codes.map((merchant) => ({ merchant, ...change }));
    const answer = await console.ask<ImpactAnswer>('/impact', { changes });
    const groups = answer.groups.flatMap(({ merchants, lines }) => [
      `${merchants.join(', ')}:`,
      ...lines.map((line) => `  ${line}`),
    ]);
    const refused = answer.refused.flatMap(({ merchant, problems }) =>
      problems.map(({ message }) => `${merchant} would not take it: ${message}`),
    );
    const unnoticed = answer.unnoticed.length > 0 ? [`Nobody would notice at ${answer.unnoticed.join(', ')}.`] : [];
    const code = answer.refused.length > 0 ? exitCodes.refused : exitCodes.ok;
    return { text: [...groups, ...refused, ...unnoticed].join('\n'), value: answer, code };
  },
  async history(call, console) {
    const { code } = requireWords(call, ['code']);
    const answer = await historyOf(console, code, Number(optionOf(call, 'limit') ?? 20));
    const lines = answer.entries.map(
      ({ seq, at, author, words, reason }) =>
        `${String(seq).padStart(5)}  ${moment(at)}  ${author} ${words}: ${reason}`,
    );
    return done(lines.join('\n'), answer.entries);
  },
  async rollback(call, console) {
    const { code } = requireWords(call, ['code']);
    const reason = requireOption(call, 'reason');
    const wanted = optionOf(call, 'to');
    if (wanted !== undefined && !/^\d+$/.test(wanted)) throw new UsageError(`--to takes a seq, not "${wanted}".`);
    const { seq, entries } = await historyOf(console, code, 2);
    const to = wanted === undefined ? entries[1]?.seq : Number(wanted);
    if (to === undefined) throw new Error(`${code} has no earlier state.`);
    const path = `/merchants/${encodeURIComponent(code)}/roll-back`;
    return done(`${code} is back at seq ${to}.`, await console.ask(path, { to, reason, base: seq }));
  },
  async brands(_call, console) {
    const lines = await console.ask<readonly MerchantLine[]>('/merchants');
    const texts = lines.map(
      ({ code, seq, release, at, overrides, domains }) =>
        `${code.padEnd(16)} ${String(seq).padStart(5)}  ${release.slice(0, 12)}  ${moment(at)}  ${overrides} live changes  ${domains.join(', ') || '-'}`,
    );
    return done(texts.length > 0 ? texts.join('\n') : 'No brand is published.', lines);
  },
};

/** Publishes one value of merchants as one change set: with the checks of the console, so that money waits for a person. */
async function publish(
  call: VerbCall,
  console: RemoteConsole,
  { codes, name, state }: { readonly codes: readonly string[]; readonly name: string; readonly state: string },
): Promise<Outcome> {
  const request = readSwitch(state);
  const until = optionOf(call, 'until');
  if (until !== undefined && request.value === undefined)
    throw new UsageError('--until goes with on or off; clear is at once.');
  const { merchants } = await tableOf(console);
  const base = codes.map((code) => {
    const line = merchants.find((merchant) => merchant.code === code);
    if (!line) throw new Error(`There is no published merchant "${code}" for this token.`);
    return [code, line.seq] as const;
  });
  const body: PublishBody = {
    changes: codes.map((merchant) => ({ merchant, name, ...request })),
    reason: requireOption(call, 'reason'),
    base: Object.fromEntries(base),
    ...(until === undefined ? {} : { until: readUntil(until) }),
    ...(call.options['force'] === true ? { force: true } : {}),
  };
  const set = await console.ask<ChangeSet>('/change-sets', body);
  const what = `${name.replace('flags.', '')} ${state}`;
  if (set.state === 'proposed')
    return done(`${what} waits for a second person: ${console.origin}/changes/${set.id}`, set);
  return done(`${what}: ${countsOf(set.results)}.\nlivery undo ${set.id} takes all of it back.`, set);
}

function done(text: string, value: unknown): Outcome {
  return { text, value, code: exitCodes.ok };
}

function tableOf(console: RemoteConsole): Promise<FlagTable> {
  return console.ask<FlagTable>('/flags');
}

function historyOf(console: RemoteConsole, code: string, limit: number): Promise<MerchantHistory> {
  return console.ask<MerchantHistory>(`/merchants/${encodeURIComponent(code)}/history?limit=${limit}`);
}
