import { styled } from 'styled-components';
import { Avatar, type AvatarProps } from '../content/avatar.tsx';
import { ProgressMeter } from '../content/progress-meter.tsx';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { HeroFrame } from './hero-frame.tsx';

export interface MemberCardProps {
  readonly avatar: AvatarProps;
  readonly name: string;
  /** Words above the name that head the page. */
  readonly greeting?: string;
  /** User name under the display name. */
  readonly account?: string | undefined;
  /** Rank beside the name. */
  readonly label?: string | undefined;
  /** Presses on the face and on the name; without one they are no buttons. */
  readonly onAvatar?: { readonly label: string; onPress(): void };
  readonly onName?: { readonly label: string; onPress(): void };
  /** How far the player is on the way to the next rank, from 0 to 1, with its name and a line under the bar. */
  readonly progress?: {
    /** From 0 to 1. */
    readonly value: number;
    readonly label: string;
    readonly note: string;
    /** The bar alone and quiet, where its fill is no share of anything; the line under it says what there is to say. */
    readonly hidesShare?: boolean;
  };
}

/** Who the player is: face, name, rank, and the way to the next one. */
export function MemberCard({ avatar, name, greeting, account, label, onAvatar, onName, progress }: MemberCardProps) {
  const picture = <Avatar {...avatar} size="large" />;
  const words = (
    <>
      {greeting === undefined ? null : <Greeting>{greeting}</Greeting>}
      <Name data-hero="name">
        <bdi dir="auto">{name}</bdi>
        {label === undefined ? null : <Rank>{label}</Rank>}
      </Name>
      {account === undefined ? null : (
        <Account>
          <bdi dir="ltr">{account}</bdi>
        </Account>
      )}
    </>
  );
  const face =
    onAvatar === undefined ? (
      picture
    ) : (
      <Face type="button" aria-label={onAvatar.label} onClick={onAvatar.onPress}>
        {picture}
        <Pencil>
          <Icon name="camera" size="small" />
        </Pencil>
      </Face>
    );
  const named =
    onName === undefined ? (
      <Words as="div">{words}</Words>
    ) : (
      <Door type="button" onClick={onName.onPress}>
        <Words>
          {words}
          <More>{onName.label}</More>
        </Words>
        <Arrow>
          <Icon name="chevron" size="small" />
        </Arrow>
      </Door>
    );
  const way = progress && (
    <>
      <WayLine>
        <span>{progress.label}</span>
        {progress.hidesShare === true ? null : <bdi dir="ltr">{`${Math.round(progress.value * 100)}%`}</bdi>}
      </WayLine>
      <ProgressMeter
        value={progress.value}
        label={progress.label}
        words={progress.hidesShare === true ? progress.note : undefined}
      />
      <Note>{progress.note}</Note>
    </>
  );
  return <HeroFrame face={face} words={named} way={way} />;
}

const Greeting = styled.h1`
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
  font-weight: ${token('weight.text')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Face = styled.button`
  position: relative;
  border-radius: 50%;
  transition: opacity 90ms;
  &:active { opacity: 0.75; }
`;

const Pencil = styled.span`
  position: absolute;
  inset-block-end: -2px;
  inset-inline-end: -4px;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  border: 2px solid ${token('color.bg')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
`;

const Door = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  color: inherit;
  text-align: start;
  transition: opacity 90ms;
  &:active { opacity: 0.65; }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
  overflow-wrap: anywhere;
`;

const Rank = styled.span`
  padding: 4px 10px;
  border-radius: ${token('radius.button')};
  background: ${token('color.second')};
  color: ${token('color.onSecond')};
  font-family: ${token('font.text')};
  font-size: 0.8125rem;
  font-weight: ${token('weight.strong')};
  letter-spacing: 0;
  line-height: 1.2;
  [lang|='ur'] & { line-height: 1.9; padding-block: 0; }
`;

const Account = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const More = styled.span`
  color: ${token('color.link')};
  font-size: ${token('size.small')};
`;

const Arrow = styled.span`
  flex: none;
  color: ${token('color.muted')};
`;

const WayLine = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-size: ${token('size.small')};
`;

const Note = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
