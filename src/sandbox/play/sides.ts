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

const elevens = [
  'Harbour Hurricanes',
  'Northmoor Kings',
  'Castle Chargers',
  'Lindale Lions',
  'Redbridge Royals',
  'Westerlea Warriors',
  'Ironworks XI',
  'Meadow Mavericks',
  'Saltmarsh Sixers',
  'Queensferry Comets',
  'Oakfield Eagles',
  'Riverside Rangers',
  'Stonegate Strikers',
  'Highcliff Hawks',
  'Vale Vipers',
  'Kingsport Knights',
];
const fives = [
  'Harbour Hoops',
  'Northmoor Bears',
  'Castle Comets',
  'Lindale Larks',
  'Redbridge Runners',
  'Westerlea Waves',
  'Ironworks Rams',
  'Meadow Meteors',
  'Saltmarsh Storm',
  'Queensferry Sails',
  'Oakfield Owls',
  'Riverside Rapids',
  'Stonegate Stars',
  'Highcliff Hounds',
  'Vale Falcons',
  'Kingsport Jets',
];
const players = [
  'M. Aldana',
  'T. Berrow',
  'K. Castellan',
  'J. Dovrin',
  'S. Eklund',
  'R. Farouk',
  'N. Galanis',
  'P. Hartwell',
  'I. Ivanek',
  'L. Jurado',
  'A. Kamrani',
  'D. Lindqvist',
  'E. Moravec',
  'B. Nakashi',
  'F. Orsini',
  'C. Petrov',
];
const fighters = [
  'Duke Arden',
  'Kid Bellamy',
  'Iron Castor',
  'Lucky Doyle',
  'Stone Ellery',
  'Rocky Farr',
  'Quick Garza',
  'Big Hollis',
  'Sonny Irwin',
  'Jet Jarvis',
  'Red Kessler',
  'Tiny Lomax',
  'Ace Mercer',
  'Hammer Nye',
  'Storm Okoro',
  'Flash Pryce',
];
const racers = [
  'Copper Arrow',
  'Quiet Thunder',
  'Silver Mile',
  'Paper Comet',
  'Dusty Crown',
  'Blue Lantern',
  'Swift Harbour',
  'Golden Hinge',
  'Morning Post',
  'Velvet Turn',
  'Marble Run',
  'Second Wind',
  'Harvest Moon',
  'Last Corner',
  'Cinder Lane',
  'Fair Copy',
];

const names = {
  football: clubs,
  cricket: elevens,
  basketball: fives,
  tennis: players,
  boxing: fighters,
  racing: racers,
  esports: squads,
  cockfight: birds,
} as const;

/** What is played in a match. */
export type Sport = keyof typeof names;

/** What a game of the catalogue shows matches of: its category, then its title or its picture. */
export function sportOf(game: { readonly category: string; readonly motif: string; readonly title: string }): Sport {
  const { category, motif, title } = game;
  if (category === 'esports' || category === 'cockfight') return category;
  if (motif === 'cricket') return 'cricket';
  if (motif === 'basket') return 'basketball';
  if (motif === 'glove') return 'boxing';
  if (title.includes('Tennis')) return 'tennis';
  return /Prix|Podium|Racing|Greyhound|Derby/.test(title) ? 'racing' : 'football';
}

/** Name of a side, by what is played. All of them are invented. */
export function sideName(number: number, sport: Sport): string {
  const known = names[sport];
  return known[number % known.length] ?? '';
}
