import { type ColorTokens, houseTokens, type ThemeTokens } from '#theme/tokens.ts';

/** Light scheme: chalk and ink, with one signal colour dark enough for text. */
const light: ColorTokens = {
  ...houseTokens.colors.light,
  paper: '#F4F5F2',
  surface: '#FFFFFF',
  sunken: '#E7E9E3',
  header: '#FFFFFF',
  ink: '#0E1013',
  softText: '#4C525A',
  primary: '#2E3BD1',
  primaryHover: '#1D28A3',
  deep: '#0B0D10',
  softOnDeep: '#B4BAC4',
  goldText: '#4A5A00',
  goldOrnament: '#A6C400',
  goldOnDeep: '#D4F53C',
  blush: '#E4E6F7',
  sage: '#E1E5DA',
  sageText: '#3F4A36',
  controlBorder: '#767C86',
  hairline: '#D3D6CF',
};

/** Dark scheme, the brand's default: near black with one signal colour. */
const dark: ColorTokens = {
  ...houseTokens.colors.dark,
  paper: '#0B0D10',
  surface: '#14171C',
  sunken: '#07080A',
  header: '#0F1216',
  ink: '#F2F4EE',
  softText: '#A7AEB9',
  primary: '#D4F53C',
  primaryHover: '#E4FF6B',
  onPrimary: '#0B0D10',
  deep: '#14171C',
  softOnDeep: '#B4BAC4',
  goldText: '#D4F53C',
  goldOrnament: '#A6C400',
  goldOnDeep: '#D4F53C',
  blush: '#171B2B',
  sage: '#1C221A',
  sageText: '#B9C7A6',
  controlBorder: '#737B88',
  hairline: '#262B33',
};

/** Tokens of an agency for night events: grotesque fonts, square corners, black and white pictures. */
export const brandTokens: ThemeTokens = {
  ...houseTokens,
  colors: { light, dark },
  firstScheme: 'dark',
  picture: {
    text: '#FFFFFF',
    button: '#D4F53C',
    buttonHover: '#E4FF6B',
    onButton: '#0B0D10',
    gold: '#D4F53C',
    scrim: '#0B0D10',
    scrimUnderText: 72,
    filter: 'grayscale(1) contrast(1.08)',
  },
  fonts: {
    display: "'Space Grotesk Variable', 'Space Grotesk Fallback', 'Helvetica Neue', sans-serif",
    text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  },
  headings: { size: 0.76, weight: 600, tracking: -0.03 },
  eyebrows: { size: 13, letters: 'uppercase', tracking: 0.08 },
  taglines: { style: 'normal' },
  radii: { site: 0, panel: 2, picture: 0 },
  density: 'compact',
  reveal: { rise: 24, over: 200, stagger: 60, hairline: 96 },
  durations: { ...houseTokens.durations, quick: 120, calm: 200, crossFade: 600 },
};
