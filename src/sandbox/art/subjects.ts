import type { Kind } from './kinds.ts';
import type { MotifId } from './motifs/index.ts';

/** Words of titles and what they show, most telling first; a word stands for its beginning too. */
const words: readonly (readonly [pattern: RegExp, motifs: readonly MotifId[]])[] = [
  [/\btig(er|ress)|prowl|stripes?\b|sabre/i, ['tiger']],
  [/\box(en)?\b|bull\b|horn|yoke|pasture|furrow/i, ['ox']],
  [/panda|bamboo/i, ['panda']],
  [/\bfox|vixen|brush/i, ['fox']],
  [/\bcats?\b|kitten|meow|whisker|maneki|paws?\b|purr|nine lives/i, ['cat']],
  [/koi|pond|carp/i, ['koi']],
  [/pharaoh|dynasty|delta|crook|horus|\bra\b|tomb/i, ['pharaoh']],
  [/scarab|beetle|wing/i, ['scarab']],
  [/sun (mask|stone|priest)|mask|aztec|visage|rain god/i, ['sunmask']],
  [/helm|saga|mead|berserk|skald|raider/i, ['helmet']],
  [/skull|bones?\b|skeleton|calavera|catrina|marigold/i, ['skull']],
  [/book|chapter|pages?\b|folio|libr|marginal|footnote|almanac|ledger|index/i, ['book']],
  [/potion|elixir|bottle|brew|alchem|philtre|apothecary|distil/i, ['potion']],
  [/shroom|mushroom|toadstool|spore|morel|truffle|chanterelle|fairy ring/i, ['shroom']],
  [/chest|treasure|doubloon|buried|hoard/i, ['chest']],
  [/crown|royal|king|queen|sovereign|coronation|regent|prince|heir/i, ['crown', 'royal']],
  [/gem|ruby|emerald|diamond|opal|sapphire|topaz|garnet|facet|crystal|prism|carat/i, ['gem']],
  [/ingot|sycee|foundry|smelt|bullion|mint\b|weighing/i, ['ingot']],
  [/lantern|lamp|paper moon|festival/i, ['lantern']],
  [/bells?\b|chime|carillon|ring thrice/i, ['bell']],
  [/seven/i, ['seven']],
  [/cherr|maraschino|morello/i, ['cherry']],
  [/melon|pips/i, ['melon']],
  [/candy|bonbon|toffee|peppermint|sherbet|gumdrop/i, ['candy']],
  [/lollipop|liquorice|circus|carousel/i, ['lollipop']],
  [/bakery|baked|sugar|on top|caramel/i, ['cupcake']],
  [/lemon|fizz|squeeze|honeydew/i, ['lemon']],
  [/grape|orchard|vine|juice/i, ['grapes']],
  [/strawberry|picnic|picker|summer/i, ['strawberry']],
  [/pineapple|rio|fruit cart|stall/i, ['pineapple']],
  [/rocket|orbit|launch|moon|star freight|lunar|apollo|meteor|space|cosmic|countdown|galaxy|re-entry/i, ['rocket']],
  [/clover|green stalk|shamrock|luck/i, ['clover']],
  [/horseshoe|saddle/i, ['horseshoe']],
  [/gift|box|wish|birthday/i, ['gift']],
  [/reef|angler|catch|haul|hook|net profit|tackle/i, ['fish']],
  [/shark|hammerhead|fin\b|jaw|megalodon|great white/i, ['shark']],
  [/oct|kraken|ink|arms?\b|suction|tentacle/i, ['octopus']],
  [/crab|pinch|claw|hermit|sideways/i, ['crab']],
  [/puff|spike|blowfish|prickle|inflate|balloon/i, ['puffer']],
  [/turtle|shell|leatherback/i, ['turtle']],
  [/jelly|medusa|sting|drift|glow/i, ['jelly']],
  [/roulette/i, ['roulette']],
  [/wheel|crazy|show/i, ['moneyWheel']],
  [/baccarat|blackjack|hold'?em|rummy|teen patti|andar|cards?\b|deck/i, ['cards']],
  [/dice|sic bo|craps|ludo|bau cua|xoc|pachisi/i, ['dice']],
  [/chips?\b|stack|texas|omaha|all-in|raise|fold/i, ['chips']],
  [/domino|backgammon/i, ['domino']],
  [/privé|salon|casino|thirteen|big two|pusoy|dou|tien|mau binh/i, ['royal']],
  [/dinner|deal|waiter|bellhop|hotel/i, ['salver']],
  [/football|matchday|corner flag|extra time|penalty|goal|terrace|league/i, ['football']],
  [/basket|court vision|buzzer|tip-off|rim|three point|hoop/i, ['basket']],
  [/cricket|boundary|test match|over\b|wicket|t20|gully/i, ['cricket']],
  [/ringside|rounds|weigh-in|knockout|glove/i, ['glove']],
  [/tennis/i, ['tennis']],
  [/prix|racing|gate/i, ['chequered']],
  [/derby|races/i, ['horse']],
  [/podium|medal/i, ['medal']],
  [/trophy|champion|cup\b|arena/i, ['trophy']],
  [/\bpad\b|controller|arcade|respawn|couch|speedrun|pixel|lag/i, ['pad']],
  [/rift|guild|crest|faction|lanes|clash|shield/i, ['crest']],
  [/rooster|spur|sabong|comb|crow|feather|cock|dawn|derby|beak/i, ['rooster']],
  [/keno|draw|lotto/i, ['drum', 'balls']],
  [/five|six|eighty|forty|three|minute|mega/i, ['balls']],
  [/ticket|scratch|instant/i, ['ticket']],
  [/hanoi|saigon|fortune|golden hour/i, ['envelope']],
  [/bingo|house|dabber|legs|ladies|line/i, ['bingo']],
];

/** Kinds whose words are their own: a tiger in a card game is a card game. */
const table: readonly MotifId[] = ['roulette', 'moneyWheel', 'cards', 'dice', 'chips', 'domino', 'royal', 'salver'];

const fits = (motif: MotifId, kind: Kind): boolean => {
  if (kind === 'live' || kind === 'poker') return table.includes(motif);
  return kind === 'slots' || !['book', 'crown', 'gem', 'scarab'].includes(motif);
};

/** The motifs that the words of a title name, in the order of the list. */
export function subjectsIn(title: string, kind: Kind): readonly MotifId[] {
  const found = words.filter(([pattern]) => pattern.test(title)).flatMap(([, motifs]) => motifs);
  return [...new Set(found)].filter((motif) => fits(motif, kind));
}
