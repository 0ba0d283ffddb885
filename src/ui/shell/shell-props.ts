import type { ReactNode } from 'react';
import type { MoneyCurrency } from '../controls/format-money.ts';

/** Something to press in the shell. With `href` it is a real link that works before scripts run. */
export interface ShellAction {
  readonly label: string;
  readonly href?: string;
  onChoose(): void;
}

/** An icon in the header: messages, chat, search. */
export interface HeaderShortcut extends ShellAction {
  readonly id: string;
  readonly icon: string;
  readonly badge?: number | undefined;
}

/** The money part of a header or a balance card (rows A-172…A-176). */
export interface BalanceView {
  /** Visible or spoken name, for example `Total balance`. */
  readonly label: string;
  readonly amount: string | null | undefined;
  readonly currency: MoneyCurrency;
  readonly hidden: boolean;
  /** A reload is running: masked until the answer is here (row A-175). */
  readonly refreshing: boolean;
  onToggleHidden(): void;
  onRefresh(): void;
}

/** Who the header talks to. `unknown` keeps the room of the other two, so that nothing moves when it is decided. */
export type HeaderAccount =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest'; readonly login: ShellAction; readonly register?: ShellAction | undefined }
  | {
      readonly kind: 'member';
      readonly greeting: string;
      readonly balance: BalanceView;
      readonly deposit?: ShellAction | undefined;
      /** The multi-wallet entry (row A-181). */
      readonly wallet?: ShellAction | undefined;
    };

/** Address of the logo picture and how large it is by itself, so that its room is kept until it is there. */
export interface LogoPicture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

export interface HeaderProps {
  readonly name: string;
  /** The name is set in the brand's face when absent. */
  readonly logo?: LogoPicture | undefined;
  readonly home?: ShellAction | undefined;
  readonly menu?: { readonly label: string; readonly open: boolean; onToggle(): void } | undefined;
  readonly shortcuts?: readonly HeaderShortcut[] | undefined;
  readonly account: HeaderAccount;
}

export interface TabBarItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly href?: string | undefined;
  readonly badge?: number | undefined;
  /** Asks for the raised middle place where the theme has one. */
  readonly emphasis?: 'centre' | undefined;
}

export interface TabBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly TabBarItem[];
  /** Id of the tab of the page in view; absent when none is. */
  readonly current?: string | undefined;
  onChoose(id: string): void;
}

export interface CategoryNavItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** A short second line where the form has room, for example `386 games`. */
  readonly note?: string | undefined;
  readonly href?: string | undefined;
}

export interface CategoryNavProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly CategoryNavItem[];
  readonly current?: string | undefined;
  onChoose(id: string): void;
}

/** The top of an inner page. */
export interface TitleBarProps {
  readonly title: string;
  onBack?(): void;
  /** Icons or a short link at the end. */
  readonly end?: ReactNode;
}
