import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { TabPanel, Tabs } from '../controls/tabs.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { CodeField, GetCodeButton } from '../fields/code-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { DateRange } from '../fields/date-range.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { usePageForm } from '../page-forms/use-page-form.ts';
import { FillingPage } from '../shell/filling-page.ts';
import { FormSheet } from '../shell/form-sheet.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { TitleBar } from '../shell/title-bar/title-bar.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';

/** A registration form with every field, one of them wrong. */
export function FormScene({ words, brand }: SceneProps) {
  const Head = usePageForm()?.Head;
  const [method, setMethod] = useState('username');
  const [confirm, setConfirm] = useState('');
  const [birthday, setBirthday] = useState('1990-03-05');
  const [dialing, setDialing] = useState('+92');
  const [agreed, setAgreed] = useState(true);
  return (
    <PageFrame
      top={
        <TitleBar
          title={words.newAccount}
          onBack={nowhere}
          end={
            <Button tone="ghost" onClick={nowhere}>
              {words.logIn}
            </Button>
          }
        />
      }
    >
      {Head === undefined ? null : (
        <Head
          mark={brand}
          isMoment
          between={
            <nav aria-label={words.logIn}>
              <Button tone="ghost" onClick={nowhere}>
                {words.logIn}
              </Button>
            </nav>
          }
        />
      )}
      <FillingPage>
        <FormSheet
          label={words.newAccount}
          onSubmit={nowhere}
          submit={
            <Button type="submit" size="large" wide>
              {words.create}
            </Button>
          }
        >
          <Tabs
            id="method"
            label={words.newAccount}
            current={method}
            onChoose={setMethod}
            items={[
              { id: 'username', label: words.username },
              { id: 'mobile', label: words.mobile },
            ]}
          />
          <TabPanel tabs="method" current={method}>
            <TextField label={words.username} value="marlow_92" valid onChange={nowhere} autoComplete="username" />
            <PasswordField
              label={words.password}
              hint={words.passwordHint}
              error={words.tooShort}
              value="secret"
              onChange={nowhere}
            />
            <PasswordField
              label={words.confirm}
              name="confimpsw"
              placeholder={words.again}
              value={confirm}
              onChange={setConfirm}
            />
          </TabPanel>
          <PhoneField
            label={words.phone}
            value="301 234 5678"
            onChange={nowhere}
            dialingCode={dialing}
            onDialingCode={setDialing}
            dialingCodes={[
              { code: '+92', label: 'Pakistan' },
              { code: '+44', label: 'United Kingdom' },
            ]}
            end={<GetCodeButton label={words.getCode} onRequest={nowhere} />}
          />
          <CodeField
            label={words.code}
            value=""
            onChange={nowhere}
            getCode={{ label: words.getCode, secondsLeft: 42, onRequest: nowhere }}
          />
          <DateField
            label={words.birthday}
            hint={words.optional}
            value={birthday}
            onChange={setBirthday}
            lastYear={2026}
          />
          <DateRange
            value={{ name: 'custom', startDate: '2026-10-01', endDate: '2026-10-31' }}
            today="2026-11-01"
            onChange={nowhere}
          />
          <ChoiceField
            label={words.menu}
            placeholder={words.choose}
            value="slots"
            onChange={nowhere}
            options={[
              { value: 'slots', label: words.slots },
              { value: 'live', label: words.live },
            ]}
          />
          <TextField label={words.remark} rows={3} direction="auto" value="" onChange={nowhere} />
          <Checkbox
            checked={agreed}
            onChange={setAgreed}
            label={
              <>
                {words.consentBefore}
                <button type="button">{words.terms}</button>
                {words.consentAfter}
              </>
            }
          />
        </FormSheet>
      </FillingPage>
    </PageFrame>
  );
}
