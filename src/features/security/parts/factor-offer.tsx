import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button, Icon, ScreenBody, ScreenIntro, SheetFoot, token } from '../../../ui/index.ts';
import { FillingPage } from './filling-page.ts';

export interface FactorOfferProps {
  readonly isRequired: boolean;
  onBegin(): void;
}

const steps = ['download', 'qr', 'check'] as const;

/** What a second factor is, in three steps, and the way to set one up. */
export function FactorOffer({ isRequired, onBegin }: FactorOfferProps) {
  const text = useText();
  return (
    <FillingPage data-fills="">
      <ScreenBody>
        <ScreenIntro
          title={text('security:factorTitle')}
          note={text(isRequired ? 'security:factorRequired' : 'security:factorNote')}
        />
        <Steps>
          {steps.map((icon) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text(`security:factorStep.${icon}`)}</span>
            </li>
          ))}
        </Steps>
      </ScreenBody>
      <SheetFoot>
        <Button size="large" wide onClick={onBegin}>
          {text('security:factorBegin')}
        </Button>
      </SheetFoot>
    </FillingPage>
  );
}

const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 16px; min-block-size: 60px; padding-block: 8px; }
  li + li { border-block-start: 1px solid ${token('color.line')}; }
  svg { flex: none; color: ${token('color.link')}; }
  span { min-inline-size: 0; }
`;
