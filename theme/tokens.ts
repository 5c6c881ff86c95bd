/**
 * The file to edit first for another look. Raw colours, fonts and radii are defined only here (or in a brand's own
 * tokens); pages get them from the theme.
 */

/**
 * One colour scheme. Text colours have a contrast of at least 4.5:1 on each background they are used on; a test checks
 * this.
 */
export interface ColorTokens {
  /** Page background. */
  paper: string;
  /** Background of cards, panels, dialogs and fields. */
  surface: string;
  /** Background of alternate sections and table headers. */
  sunken: string;
  /** Background of the header once the page is scrolled. */
  header: string;
  /** Primary and secondary text. */
  ink: string;
  softText: string;
  /** Buttons, links and selected items; their hover colour; text on both. */
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** Background of the footer and closing sections; heading and text colours on it. */
  deep: string;
  onDeep: string;
  softOnDeep: string;
  /** Eyebrows, stars and ticks; decorative lines and ornaments; both, and the focus ring, on the `deep` background. */
  goldText: string;
  goldOrnament: string;
  goldOnDeep: string;
  /** Background of highlighted sections. */
  blush: string;
  /** Background and text of unobtrusive badges, e.g. the initials of staff. */
  sage: string;
  sageText: string;
  /** Message colours by severity: `error` for text and borders, `errorGround` for the background. */
  error: string;
  errorGround: string;
  warning: string;
  warningGround: string;
  success: string;
  successGround: string;
  /** Borders of fields and outlined buttons. */
  controlBorder: string;
  /** Dividers. */
  hairline: string;
  /** The button that opens a chat. */
  chat: string;
  /** Background and text of each lead stage's badge. */
  status: Record<'new' | 'contacted' | 'proposalSent' | 'converted', { ground: string; text: string }>;
}

/** The light scheme. */
const light: ColorTokens = {
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  sunken: '#F3ECE2',
  header: '#FFFFFF',
  ink: '#2B1B2C',
  softText: '#65566A',
  primary: '#5A2348',
  primaryHover: '#431835',
  onPrimary: '#FFFFFF',
  deep: '#3F1533',
  onDeep: '#FFFFFF',
  softOnDeep: '#E6D8E0',
  goldText: '#7D5C22',
  goldOrnament: '#C9A35A',
  goldOnDeep: '#EFD9AC',
  blush: '#F2DFD9',
  sage: '#E3EADF',
  sageText: '#4F6249',
  error: '#A3262A',
  errorGround: '#FBE9E7',
  warning: '#7A5600',
  warningGround: '#FBEFC8',
  success: '#1E6B45',
  successGround: '#E2F3E9',
  controlBorder: '#8B7D86',
  hairline: '#E3D9CE',
  chat: '#1B7A4B',
  status: {
    new: { ground: '#E2F3E9', text: '#1E6B45' },
    contacted: { ground: '#E1EEFA', text: '#1F5F9C' },
    proposalSent: { ground: '#FBEFC8', text: '#7A5600' },
    converted: { ground: '#F0E6FA', text: '#6B3A9E' },
  },
};

/** The dark scheme. */
const dark: ColorTokens = {
  paper: '#171019',
  surface: '#211824',
  sunken: '#120C14',
  header: '#1C141F',
  ink: '#F4ECE4',
  softText: '#BBAEB9',
  primary: '#E3B5CD',
  primaryHover: '#F0CFE0',
  onPrimary: '#2B0F22',
  deep: '#2A1A2D',
  onDeep: '#FFFFFF',
  softOnDeep: '#D9CBD6',
  goldText: '#E2C28A',
  goldOrnament: '#C9A35A',
  goldOnDeep: '#EFD9AC',
  blush: '#3A2530',
  sage: '#25302A',
  sageText: '#B5C6AC',
  error: '#FFB1A8',
  errorGround: '#3C1A1D',
  warning: '#EBC873',
  warningGround: '#3E3110',
  success: '#8FD8AE',
  successGround: '#17382A',
  controlBorder: '#85798A',
  hairline: '#362A39',
  chat: '#1B7A4B',
  status: {
    new: { ground: '#17382A', text: '#8FD8AE' },
    contacted: { ground: '#16314A', text: '#9CCBF5' },
    proposalSent: { ground: '#3E3110', text: '#EBC873' },
    converted: { ground: '#352247', text: '#D3B5F3' },
  },
};

/**
 * Text and controls over photographs, the same in both schemes as the photographs do not change. The scrim makes white
 * text readable on any photograph.
 */
export interface PictureTokens {
  text: string;
  button: string;
  buttonHover: string;
  onButton: string;
  gold: string;
  scrim: string;
  /** Minimum opacity of the scrim, in per cent, at which white and gold text is readable over a white picture. */
  scrimUnderText: number;
  /** CSS `filter` of every photograph, e.g. `grayscale(1)`; `none` for no filter. */
  filter: string;
}

/** The complete look of a brand; {@link createAppTheme} builds the theme from it. */
export interface ThemeTokens {
  colors: { light: ColorTokens; dark: ColorTokens };
  /** Scheme for visitors who have not chosen one: the system's, or a fixed one. */
  firstScheme: 'system' | 'light' | 'dark';
  picture: PictureTokens;
  /**
   * CSS font stacks: `display` for headings, quotes and figures, `text` for everything else. The site serves the first
   * family itself if Fontsource has it (`npm install @fontsource-variable/…`, called "… Variable", or `@fontsource/…`).
   * A second family that ends with "Fallback" is a local font, to which `npm run build` gives the metrics of the first.
   */
  fonts: { display: string; text: string };
  /**
   * Headings, quotes and figures: font size relative to the default brand's (families differ in apparent size), font
   * weight (the only one that pages load of the display font), and letter spacing of the large ones, in em.
   */
  headings: { size: number; weight: number; tracking: number };
  /** The small lines above headings: font size in px, `text-transform`, and letter spacing in em. */
  eyebrows: { size: number; letters: 'uppercase' | 'none'; tracking: number };
  /** Taglines of services and the large quotes of stories: `normal` suits display fonts without an italic. */
  taglines: { style: 'italic' | 'normal' };
  /**
   * Corner radii in px: of the public site's controls and cards, of the back office's panels and of dialogs, and of
   * photographs that stand by themselves.
   */
  radii: { site: number; panel: number; picture: number };
  /**
   * Measures in px: maximum content width; space above and below the content of a section of the site, heights of the
   * site's header, the back office's header and the bar above a long form, each on phones and from `md` up; height of
   * the bar at the bottom of phones; width of the sidebar.
   */
  measures: {
    content: number;
    section: { xs: number; md: number };
    header: { xs: number; md: number };
    adminHeader: { xs: number; md: number };
    formBar: { xs: number; md: number };
    quickBar: number;
    sidebar: number;
  };
  /** Spacing of the back office's rows, fields, entries and panels. */
  density: 'comfortable' | 'compact';
  /**
   * Effects of scrolling into view, in px: distance an element rises, scroll distance over which it does, delay of the
   * next element; and the width of the thin line beside a heading. `npm run build` generates styles from these.
   */
  reveal: { rise: number; over: number; stagger: number; hairline: number };
  /**
   * Durations in ms: small changes, large changes, the hero's cross-fade, the zoom of its pictures, one run of the
   * loading bar.
   */
  durations: { quick: number; calm: number; crossFade: number; heroZoom: number; progress: number };
}

/** The tokens of the default brand. */
export const houseTokens: ThemeTokens = {
  colors: { light, dark },
  firstScheme: 'system',
  picture: {
    text: '#FFFFFF',
    button: '#FFFFFF',
    buttonHover: '#F3ECE2',
    onButton: '#3F1533',
    gold: '#EFD9AC',
    scrim: '#241022',
    scrimUnderText: 72,
    filter: 'none',
  },
  fonts: {
    display: "'Cormorant Garamond Variable', 'Cormorant Fallback', Georgia, serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  headings: { size: 1, weight: 500, tracking: -0.01 },
  eyebrows: { size: 13, letters: 'uppercase', tracking: 0.16 },
  taglines: { style: 'italic' },
  radii: { site: 4, panel: 8, picture: 0 },
  measures: {
    content: 1240,
    section: { xs: 80, md: 128 },
    header: { xs: 64, md: 80 },
    adminHeader: { xs: 60, md: 72 },
    formBar: { xs: 68, md: 76 },
    quickBar: 56,
    sidebar: 248,
  },
  density: 'comfortable',
  reveal: { rise: 40, over: 240, stagger: 80, hairline: 56 },
  durations: { quick: 200, calm: 300, crossFade: 900, heroZoom: 7000, progress: 1200 },
};
