/** What is watched: each name is a kind of trouble that somebody has to look at. */
export const alarmNames = ['database', 'notifications', 'platform', 'upstream', 'expiry', 'domain', 'clock'] as const;

/** A kind of trouble. */
export type AlarmName = (typeof alarmNames)[number];

/** Trouble as it is found at one moment; `subject` is the merchant or the address that it is about. */
export interface Trouble {
  readonly subject?: string;
  readonly message: string;
}

/** Trouble that lasts. */
export interface Alarm extends Trouble {
  readonly name: AlarmName;
  /** ISO 8601. */
  readonly since: string;
}

/** An alarm that begins or is over. */
export interface AlarmChange extends Alarm {
  readonly state: 'raised' | 'cleared';
  /** ISO 8601. */
  readonly at: string;
}

/** The alarms of a node. */
export interface AlarmList {
  /** Says all the trouble of one kind at this moment: what is new is raised, what is gone is cleared, each once. */
  settle(name: AlarmName, troubles: readonly Trouble[]): void;
  list(): readonly Alarm[];
}

interface ListOptions {
  readonly now: () => Date;
  readonly onChange: (change: AlarmChange) => void;
}

/** Makes an empty list. */
export function createAlarmList({ now, onChange }: ListOptions): AlarmList {
  const raised = new Map<string, Alarm>();
  const keyOf = (name: AlarmName, subject: string | undefined) => `${name} ${subject ?? ''}`;
  return {
    settle(name, troubles) {
      const at = now().toISOString();
      const found = new Set(troubles.map(({ subject }) => keyOf(name, subject)));
      for (const [key, alarm] of raised) {
        if (alarm.name !== name || found.has(key)) continue;
        raised.delete(key);
        onChange({ ...alarm, state: 'cleared', at });
      }
      for (const trouble of troubles) {
        const key = keyOf(name, trouble.subject);
        const before = raised.get(key);
        const alarm = { name, since: before?.since ?? at, ...trouble };
        raised.set(key, alarm);
        if (!before) onChange({ ...alarm, state: 'raised', at });
      }
    },
    list: () => [...raised.values()],
  };
}
