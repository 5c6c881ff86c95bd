import { type ColorTokens, houseTokens, type ThemeTokens } from '#theme/tokens.ts';

/** Light scheme: sky blue, raspberry, lemon and a deep blue for text. */
const light: ColorTokens = {
  ...houseTokens.colors.light,
  paper: '#F5FBFF',
  surface: '#FFFFFF',
  sunken: '#FFF6D6',
  header: '#FFFFFF',
  ink: '#1C2260',
  softText: '#4D5285',
  primary: '#C21E56',
  primaryHover: '#9C1043',
  deep: '#2A2170',
  softOnDeep: '#DAD7F5',
  goldText: '#97450A',
  goldOrnament: '#FFB21A',
  goldOnDeep: '#FFD54A',
  blush: '#D9F0FF',
  sage: '#D6F5E3',
  sageText: '#1D5B3D',
  controlBorder: '#767BA8',
  hairline: '#D5E3F0',
};

/** Dark scheme: night blue. */
const dark: ColorTokens = {
  ...houseTokens.colors.dark,
  paper: '#14133A',
  surface: '#1E1C4E',
  sunken: '#0F0E2C',
  header: '#191846',
  ink: '#FFF8E6',
  softText: '#C3C1E8',
  primary: '#FF9CBF',
  primaryHover: '#FFBDD5',
  onPrimary: '#3A0A20',
  deep: '#2A2170',
  softOnDeep: '#DAD7F5',
  goldText: '#FFD54A',
  goldOrnament: '#FFB21A',
  goldOnDeep: '#FFD54A',
  blush: '#252363',
  sage: '#173C33',
  sageText: '#9BE3BF',
  controlBorder: '#8583BC',
  hairline: '#34327A',
};

/** Tokens of an agency for children's parties: round corners, bright colours, high contrast. */
export const brandTokens: ThemeTokens = {
  ...houseTokens,
  colors: { light, dark },
  picture: {
    text: '#FFFFFF',
    button: '#FFD54A',
    buttonHover: '#FFE27F',
    onButton: '#2A2170',
    gold: '#FFE27F',
    scrim: '#1B1556',
    scrimUnderText: 74,
    filter: 'saturate(1.35) brightness(1.05)',
  },
  fonts: {
    display: "'Fredoka Variable', 'Fredoka Fallback', 'Trebuchet MS', sans-serif",
    text: "'Nunito Variable', 'Nunito Fallback', system-ui, sans-serif",
  },
  headings: { size: 0.84, weight: 600, tracking: -0.01 },
  eyebrows: { size: 17, letters: 'none', tracking: 0 },
  taglines: { style: 'normal' },
  radii: { site: 24, panel: 24, picture: 24 },
  reveal: { rise: 72, over: 260, stagger: 110, hairline: 24 },
};
