/**
 * The first file to edit for another look, and the only home of raw colours,
 * fonts and radii. Every value here reaches the pages through the theme; pages never name one.
 */

/** One colour scheme. Text roles reach 4.5:1 on every ground they are offered on; a test computes it. */
export interface ColorTokens {
  /** The ground of every page. */
  paper: string;
  /** Cards, panels, dialogs and fields. */
  surface: string;
  /** Sections that are set apart, and the heads of tables. */
  sunken: string;
  /** The header once the page is scrolled. */
  header: string;
  /** Text, and text that matters less. */
  ink: string;
  softText: string;
  /** Buttons, links and what is chosen; the same under the pointer; text on both. */
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** The dark band of footer and closing blocks; its headings, its text. */
  deep: string;
  onDeep: string;
  softOnDeep: string;
  /** Eyebrows, stars and ticks; lines and ornaments without words; both on the dark band, with its focus ring. */
  goldText: string;
  goldOrnament: string;
  goldOnDeep: string;
  /** The ground of sections that stand out from paper. */
  blush: string;
  /** Quiet signs, e.g. the initials of staff: their ground, their text. */
  sage: string;
  sageText: string;
  /** Colours of messages by severity: `error` for text and borders, its ground beside it. */
  error: string;
  errorGround: string;
  warning: string;
  warningGround: string;
  success: string;
  successGround: string;
  /** Borders of fields, and of buttons that are not filled. */
  controlBorder: string;
  /** Lines between things. */
  hairline: string;
  /** The button that opens a chat. */
  chat: string;
  /** The badge of each stage of a lead. */
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
 * Text and controls over photographs, the same in both schemes: the picture does not change.
 * The scrim is what makes white text readable over any of them.
 */
export interface PictureTokens {
  text: string;
  button: string;
  buttonHover: string;
  onButton: string;
  gold: string;
  scrim: string;
  /** The least share of scrim, in per cent, that makes white and gold text readable over a white picture. */
  scrimUnderText: number;
  /** CSS `filter` of every photograph, e.g. `grayscale(1)`; `none` leaves them as they are. */
  filter: string;
}

/** All that makes the house look as it does; {@link createAppTheme} makes the theme of it. */
export interface ThemeTokens {
  colors: { light: ColorTokens; dark: ColorTokens };
  /** Scheme of a visitor who has chosen none: that of the system, or always the same. */
  firstScheme: 'system' | 'light' | 'dark';
  picture: PictureTokens;
  /**
   * CSS font stacks. `display` speaks in headings, quotes and figures, `text` everywhere else. A first name that Fontsource
   * has (`npm install @fontsource-variable/…`, called "… Variable", or `@fontsource/…`) is served by the site; a second
   * name that ends with "Fallback" is a local font, which `npm run build` gives the measures of the first.
   */
  fonts: { display: string; text: string };
  /**
   * Of headings, quotes and figures: their size as a share of the house's (families are drawn differently large), their
   * weight, and the space between letters of the large ones, in em.
   */
  headings: { size: number; weight: number; tracking: number };
  /** The small lines above headings: size in px, in capitals or as written, and letter spacing in em. */
  eyebrows: { size: number; letters: 'uppercase' | 'none'; tracking: number };
  /** Corner radii in px: the public site is crisp, the back office a little softer. */
  radii: { site: number; panel: number };
  /**
   * Measures in px: the widest a page's content gets; heights of the site's header, the back office's, and the bar over a
   * long form, on phones and from `md` on; of the bar at the lower edge of phones; the width of the sidebar.
   */
  measures: {
    content: number;
    header: { xs: number; md: number };
    adminHeader: { xs: number; md: number };
    formBar: { xs: number; md: number };
    quickBar: number;
    sidebar: number;
  };
  /** How close together the back office puts its rows, fields, entries and panels. */
  density: 'comfortable' | 'compact';
  /**
   * Of what is scrolled into view, in px: how far it rises, over how much scrolling, how much later its neighbour does; the
   * width of the hairline beside a heading. `npm run build` makes styles of it.
   */
  reveal: { rise: number; over: number; stagger: number; hairline: number };
  /**
   * Durations in ms: of small changes and large ones, of the hero's cross-fade, of its pictures' coming nearer, of one run
   * of the progress bar.
   */
  durations: { quick: number; calm: number; crossFade: number; pushIn: number; progress: number };
}

/** The tokens of the house, the brand that the product ships with. */
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
  radii: { site: 4, panel: 8 },
  measures: {
    content: 1240,
    header: { xs: 64, md: 80 },
    adminHeader: { xs: 60, md: 72 },
    formBar: { xs: 68, md: 76 },
    quickBar: 56,
    sidebar: 248,
  },
  density: 'comfortable',
  reveal: { rise: 40, over: 240, stagger: 80, hairline: 56 },
  durations: { quick: 200, calm: 300, crossFade: 900, pushIn: 7000, progress: 1200 },
};
