import { styled } from 'styled-components';
import { useRuntime, useText } from '../../../client/index.ts';
import { saveFile } from '../../../client/browser/save-file.ts';
import { Button, ButtonRow, FillingPage, ScreenBody, ScreenIntro, SheetFoot, token } from '../../../ui/index.ts';
import { useCopy } from './use-copy.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onKept(): void;
}

/** The recovery codes, which are shown this once: to copy, or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useText();
  const copy = useCopy();
  const { release } = useRuntime();
  const { code, name } = release.getState().site.identity;
  const lines = codes.join('\n');
  const save = () => {
    const head = text('security:codesFile', { name });
    saveFile(`${code}-recovery-codes.txt`, `${head}\n\n${lines}\n`, 'text/plain');
  };
  return (
    <FillingPage>
      <ScreenBody>
        <ScreenIntro title={text('security:codesTitle')} note={text('security:codesNote')} />
        <Codes dir="ltr" aria-label={text('security:codesTitle')}>
          {codes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Codes>
        <ButtonRow>
          <Button tone="quiet" icon="copy" onClick={() => copy(lines)}>
            {text('security:codesCopy')}
          </Button>
          <Button tone="quiet" icon="download" onClick={save}>
            {text('security:codesSave')}
          </Button>
        </ButtonRow>
      </ScreenBody>
      <SheetFoot>
        <Button size="large" wide onClick={onKept}>
          {text('security:codesKept')}
        </Button>
      </SheetFoot>
    </FillingPage>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5em, 100%), 1fr));
  gap: 0 16px;
  margin: 0;
  padding: 10px 14px;
  list-style: none;
  border: ${token('border.width')} solid ${token('color.fieldLine')};
  border-radius: ${token('radius.field')};
  background: ${token('color.field')};
  li {
    padding-block: 8px;
    font-family: ui-monospace, monospace;
    font-weight: ${token('weight.strong')};
    text-align: center;
    white-space: nowrap;
  }
`;
