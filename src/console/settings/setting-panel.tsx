import type { SettingLine } from '../../contracts/console/settings.ts';
import { useSettingHistory, useSettingPage } from '../api/queries.ts';
import { HistoryList } from '../changes/history-list.tsx';
import { formatValue } from '../draft/format-value.ts';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { useFoundMerchants } from '../parts/use-found-merchants.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingState } from './setting-state.tsx';
import { effectOf } from './setting-words.ts';

/** More merchants than these get a field to find one. */
const fewMerchants = 12;

/** One setting: what it does, a new value for some merchants, its value at every one and why, and what became of it. */
export function SettingPanel({ setting, onClose }: { readonly setting: SettingLine; onClose(): void }) {
  const text = useText();
  const page = useSettingPage(setting.name);
  const history = useSettingHistory(setting.name);
  const { rights, person } = useOpenSession();
  const isOwn = person.groups === undefined || (setting.owner !== undefined && person.groups.includes(setting.owner));
  const mayChange = rights.includes('change') && isOwn;
  const merchants = page.data?.merchants ?? [];
  const { found, field } = useFoundMerchants(merchants, fewMerchants);
  return (
    <Panel
      title={effectOf(setting, text)}
      onClose={onClose}
      lead={
        <>
          <code>{setting.name}</code>
          <span>{text('setting.default', { value: formatValue(setting.default, text) })}</span>
        </>
      }
    >
      <FirstAnswer to={page} shape="lines">
        {() => (
          <>
            {mayChange ? (
              <Section>
                <h3>{text('setting.change')}</h3>
                <SettingForm setting={setting} merchants={merchants} />
              </Section>
            ) : null}
            <Section>
              <h3>{text('flag.at')}</h3>
              {field}
              <ul>
                {found.map((at) => (
                  <SettingState key={at.code} setting={setting} at={at} mayChange={mayChange} />
                ))}
              </ul>
            </Section>
            <Section>
              <h3>{text('flag.history')}</h3>
              <HistoryList of={history} />
            </Section>
          </>
        )}
      </FirstAnswer>
    </Panel>
  );
}
