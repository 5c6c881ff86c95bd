import { type ColorTokens, houseTokens, type ThemeTokens } from '#theme/tokens.ts';

/** Light scheme: linen, chalk, moss and straw. */
const light: ColorTokens = {
  ...houseTokens.colors.light,
  paper: '#F7F7F3',
  surface: '#FDFDFB',
  sunken: '#ECEDE6',
  header: '#FDFDFB',
  ink: '#232C27',
  softText: '#58635C',
  primary: '#335B47',
  primaryHover: '#234434',
  deep: '#26332C',
  softOnDeep: '#CBD3CC',
  goldText: '#6B5B2B',
  goldOrnament: '#B9A96F',
  goldOnDeep: '#E0D5A8',
  blush: '#E9E8DF',
  sage: '#E0E7DD',
  sageText: '#41583F',
  controlBorder: '#7C867F',
  hairline: '#DADCD3',
};

/** Dark scheme: dark greens. */
const dark: ColorTokens = {
  ...houseTokens.colors.dark,
  paper: '#141A17',
  surface: '#1B231F',
  sunken: '#101512',
  header: '#18201C',
  ink: '#ECEFE8',
  softText: '#AEB8B0',
  primary: '#A9CDB6',
  primaryHover: '#C6E0CE',
  onPrimary: '#14251C',
  deep: '#1E2A24',
  softOnDeep: '#CBD3CC',
  goldText: '#DCCF9B',
  goldOrnament: '#B9A96F',
  goldOnDeep: '#E0D5A8',
  blush: '#212A25',
  sage: '#243029',
  sageText: '#B4C9B5',
  controlBorder: '#7B877F',
  hairline: '#2C3731',
};

/** Tokens of a florist: ample spacing, light font weights, faded pictures, little motion. */
export const brandTokens: ThemeTokens = {
  ...houseTokens,
  colors: { light, dark },
  picture: {
    text: '#FFFFFF',
    button: '#FDFDFB',
    buttonHover: '#ECEDE6',
    onButton: '#26332C',
    gold: '#E9DFB9',
    scrim: '#1C2721',
    scrimUnderText: 72,
    filter: 'saturate(0.62) sepia(0.08) brightness(1.06) contrast(0.96)',
  },
  fonts: {
    display: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
    text: "'Karla Variable', 'Karla Fallback', system-ui, sans-serif",
  },
  headings: { size: 0.78, weight: 300, tracking: -0.025 },
  eyebrows: { size: 16, letters: 'none', tracking: 0.02 },
  radii: { site: 1, panel: 2, picture: 0 },
  measures: { ...houseTokens.measures, content: 1120, section: { xs: 96, md: 168 } },
  reveal: { rise: 16, over: 320, stagger: 40, hairline: 32 },
  durations: { ...houseTokens.durations, quick: 260, calm: 420, crossFade: 1400, heroZoom: 9000 },
};
