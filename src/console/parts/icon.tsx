/** Drawings of 24 units, lines of 1.7. */
const paths = {
  flag: 'M5 21V4h12l-2 4 2 4H5',
  store:
    'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8M10 20v-5h4v5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600ZM9 19.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600Z',
  changes: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5',
  ask: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.400 9.600a2.600 2.600 0 1 1 3.700 2.300c-.8.400-1.100.900-1.100 1.800M12 16.800v.1',
  chat: 'M4 5h16v11h-8.500L7 20v-4H4ZM8 9h8M8 12.200h5',
  letter: 'M3.500 5.500h17v13h-17ZM4 6.500l8 6.500 8-6.500',
  stop: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2ZM12 7.5v5.5M12 16.3v.2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.6 3-5.5 6.500-5.500s6 1.900 6.500 5.500M16 4.500a3.500 3.500 0 0 1 0 6.400M18.500 15.200c1.700.8 2.700 2.400 3 4.800',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h9v3.500M17 12v2.500',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500',
  close: 'M5.500 5.500l13 13M18.500 5.500l-13 13',
  check: 'M4.500 12.500 9.500 17.500 19.500 6.500',
  dash: 'M6 12h12',
  warn: 'M12 4 21.500 20h-19ZM12 10v4.500M12 17.300v.2',
  undo: 'M9 14 4 9l5-5M4 9h9.500a6 6 0 0 1 0 12H8',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.300l3.500 2',
  out: 'M10 4H5v16h5M10 12h10.500M16.500 8l4 4-4 4',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  money: 'M3 6.500h18v11H3ZM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600ZM6.200 12v.1M17.800 12v.1',
  scheme: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18',
  compare: 'M4 5h6v14H4ZM14 5h6v14h-6ZM7 9v6M17 9v6',
  edit: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19ZM14 6.500l3.500 3.500',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
} as const;

export type IconName = keyof typeof paths;

const mirrored: ReadonlySet<IconName> = new Set(['next', 'previous', 'out', 'undo']);

/** A drawing without a name of its own: what stands beside it says what it is. Size in CSS px. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mirrored={mirrored.has(name) || undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** The mark of Livery. */
export function Mark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" fill="currentColor" aria-hidden="true">
      <path d="M3 2h5v13h11v5H3Z" />
      <path d="M11 2h8v8h-3V5h-5Z" opacity=".55" />
    </svg>
  );
}
