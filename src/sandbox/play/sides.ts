const clubs = [
  'Harbour Athletic',
  'Northmoor Rovers',
  'Castle Wanderers',
  'Lindale United',
  'Redbridge City',
  'Westerlea Town',
  'Ironworks',
  'Meadow Park',
  'Saltmarsh',
  'Queensferry',
  'Oakfield Albion',
  'Riverside',
  'Stonegate',
  'Highcliff',
  'Vale Rangers',
  'Kingsport',
];
const squads = [
  'Night Circuit',
  'Blue Static',
  'Paper Lions',
  'Zero Latency',
  'Orbit Nine',
  'Red Lantern',
  'Glass Cannon',
  'Iron Pixel',
  'Mirage',
  'Tidal Force',
  'Quiet Storm',
  'Hexwood',
  'Firefly',
  'Sable Guard',
  'Nova Kin',
  'Last Light',
];
const birds = [
  'Red Comb',
  'Golden Spur',
  'White Thunder',
  'Black Feather',
  'Silver Hackle',
  'Desert Wind',
  'Sultan',
  'Copper Tail',
  'Storm Beak',
  'Night Runner',
  'Ruby',
  'Falcon Heart',
  'Grey Duke',
  'Sunrise',
  'Hill King',
  'Iron Claw',
];

/** Name of a side, by the sort of fixture. All of them are invented. */
export function sideName(number: number, category: string): string {
  const names = category === 'esports' ? squads : category === 'cockfight' ? birds : clubs;
  return names[number % names.length] ?? '';
}
