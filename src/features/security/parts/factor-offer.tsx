import { useText } from '../../../client/index.ts';
import { Button, FillingPage, ListRow, ScreenBody, ScreenIntro, SheetFoot } from '../../../ui/index.ts';

export interface FactorOfferProps {
  readonly isRequired: boolean;
  onBegin(): void;
}

const steps = ['download', 'qr', 'check'] as const;

/** What a second factor is, in three steps, and the way to set one up. */
export function FactorOffer({ isRequired, onBegin }: FactorOfferProps) {
  const text = useText();
  return (
    <FillingPage>
      <ScreenBody>
        <ScreenIntro
          title={text('security:factorTitle')}
          note={text(isRequired ? 'security:factorRequired' : 'security:factorNote')}
        />
        <ol>
          {steps.map((icon) => (
            <ListRow key={icon} isItem icon={icon} title={text(`security:factorStep.${icon}`)} />
          ))}
        </ol>
      </ScreenBody>
      <SheetFoot>
        <Button size="large" wide onClick={onBegin}>
          {text('security:factorBegin')}
        </Button>
      </SheetFoot>
    </FillingPage>
  );
}
