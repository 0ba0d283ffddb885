import type { ProblemKind } from './kind.ts';

/** Problems with themes and pictures. */
export const themeAndAssetProblems = {
  THEME_UNKNOWN: {
    title: 'The theme does not exist',
    what: 'There is no folder of this name below themes/.',
    why: 'The site would have no colours, fonts or forms.',
    hint: 'Choose a folder of themes/.',
  },
  TOKEN_UNKNOWN: {
    title: 'A token refers to nothing',
    what: 'A reference in braces, or a pair, names a token that the theme does not have.',
    why: 'The browser would drop the declaration, and the part keeps no colour at all.',
    hint: 'Refer to a token of core, or correct the name.',
  },
  TOKEN_MISSING: {
    title: 'A token is missing',
    what: 'Components read a token that one colour scheme does not give.',
    why: 'In that scheme a part of the page would have no value.',
    hint: 'Add the token to this scheme.',
  },
  TOKEN_CIRCULAR: {
    title: 'Tokens refer to each other in a circle',
    what: 'Following the references leads back to the start.',
    why: 'No value would ever come out.',
    hint: 'Give one of them a value of its own.',
  },
  TOKEN_UNSAFE: {
    title: 'A token could break out of the stylesheet',
    what: 'A value or name contains characters that end a declaration or load something.',
    why: 'CSS injection: it could restyle any page, or tell another server who looks.',
    hint: 'Give a plain CSS value: a colour, a length, a number, a name.',
  },
  TOKEN_NOT_COLOUR: {
    title: 'A token is no colour',
    what: 'A token among the colours, or one that a pair compares, cannot be read as a colour.',
    why: 'Browsers would drop it, and its contrast cannot be checked.',
    hint: 'Give a CSS colour: #0b6e4f, oklch(.6 .2 30).',
  },
  TOKEN_UNUSED: {
    title: 'Nothing uses a token',
    what: 'No component reads the token, no other one refers to it, and no pair names it.',
    why: 'Whoever changes it wonders why no page changes.',
    hint: 'Refer to it from a semantic token, correct its name, or take it out.',
  },
  TOKEN_LEFT_BEHIND: {
    title: 'Colours do not follow the brand’s',
    what: 'A brand’s colour was changed by hand, and colours that were painted from it keep the hue that it had.',
    why: 'Buttons have the new colour, and links and lines the old one.',
    hint: 'Paint the theme anew with the command in the message, or give these colours the hue that you mean.',
  },
  CONTRAST_LOW: {
    title: 'Two colours are too close',
    what: 'A pair that the theme really uses has less contrast than it demands.',
    why: 'People with weak eyes, or in the sun, cannot read it.',
    hint: 'Take the passing colour in the message, or another.',
  },
  FONT_INVALID: {
    title: 'A font file is not WOFF2',
    what: 'The file’s first bytes are not those of a WOFF2 font.',
    why: 'Browsers would refuse it, and the brand falls back to another face.',
    hint: 'Convert the font to WOFF2.',
  },
  ASSET_MISSING: {
    title: 'An asset does not exist',
    what: 'A file is named that the folder does not have.',
    why: 'Players would see a broken picture.',
    hint: 'Add the file, or correct the name.',
  },
  ASSET_INVALID: {
    title: 'An asset is no picture',
    what: 'The ending is not a picture’s, or the content is not what the ending says.',
    why: 'Browsers refuse it, or worse, read it as something else.',
    hint: 'Give an SVG, PNG, WebP, AVIF or JPEG picture under its own ending.',
  },
  ASSET_ACTIVE: {
    title: 'A picture contains active content',
    what: 'An SVG holds script, an event handler, foreign content, or loads something from elsewhere.',
    why: 'Opened by itself it would run on the brand’s own address and could take a player’s session.',
    hint: 'Export the picture as plain shapes.',
  },
} as const satisfies Record<string, ProblemKind>;
