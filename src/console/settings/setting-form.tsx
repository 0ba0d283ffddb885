import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { SettingAt, SettingLine } from '../../contracts/console/settings.ts';
import { stage } from '../draft/draft.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { MerchantPicker } from '../parts/merchant-picker.tsx';
import { useText } from '../texts/use-text.ts';
import { narrow } from '../style/global-style.ts';
import { boundsOf } from './setting-words.ts';
import { fieldOf, isSame, valueOf } from './setting-value.ts';

interface SettingFormProps {
  readonly setting: SettingLine;
  readonly merchants: readonly SettingAt[];
}

/** A value for one, some or all merchants; it goes into the draft. */
export function SettingForm({ setting, merchants }: SettingFormProps) {
  const text = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const at = chosen.length === 0 ? merchants : merchants.filter(({ code }) => chosen.includes(code));
  const [field, setField] = useState(() => fieldOf(merchants[0]?.value ?? setting.default));
  const value = valueOf(setting, field);
  const put = (event: FormEvent) => {
    event.preventDefault();
    if (value === undefined) return;
    const { name } = setting;
    const requests = at.map(({ code }) => ({ merchant: code, name, value }));
    const isSo = (code: string) => isSame(merchants.find((one) => one.code === code)?.value, value);
    stage(
      requests.filter(({ merchant }) => !isSo(merchant)),
      requests.filter(({ merchant }) => isSo(merchant)),
    );
  };
  const options = setting.type === 'boolean' ? ['true', 'false'] : setting.enum?.map(String);
  const isWrong = value === undefined && field.trim() !== '';
  return (
    <Form onSubmit={put}>
      {options ? (
        <label>
          {text('setting.value')}
          <select value={field} onChange={({ target }) => setField(target.value)}>
            {field === '' ? <option value="">{text('value.none')}</option> : null}
            {options.map((option) => (
              <option key={option} value={option}>
                {setting.type === 'boolean' ? text(option === 'true' ? 'cell.on' : 'cell.off') : option}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <Field
          label={text('setting.value')}
          hint={isWrong ? undefined : boundsOf(setting, text)}
          error={isWrong ? boundsOf(setting, text) : undefined}
          value={field}
          inputMode={setting.type === 'integer' || setting.type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setField(target.value)}
        />
      )}
      <div>
        <MerchantPicker
          merchants={merchants}
          chosen={chosen}
          words={text('setting.at', { count: at.length })}
          onChoose={setChosen}
        />
        <Button type="submit" $tone="main" disabled={value === undefined}>
          {text('setting.put')}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 10px;
  & > label { display: grid; gap: 5px; font-weight: 500; }
  & select {
    min-block-size: 36px;
    padding: 0 8px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    ${narrow} { min-block-size: 44px; }
  }
  & > div:last-child { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
`;
