import type SvgIcon from '@mui/material/SvgIcon';
import type { photoAlts } from './photos/alts.ts';

/** Name of a photograph of `content/photos`. */
export type PhotoName = keyof typeof photoAlts;

/** Title and description of a page for search engines and shared links. */
export interface PageMeta {
  /** Without the company's name, which `PageHead` appends. */
  title: string;
  /** 70 to 155 characters. */
  description: string;
}

/** The banner at the top of an inner page. */
export interface Banner {
  eyebrow: string;
  title: string;
  lead: string;
  photo: PhotoName;
}

/** Heading of a section: eyebrow and title. */
export interface SectionHead {
  eyebrow: string;
  title: string;
}

/** A text-only page. */
export interface TextPageWords extends SectionHead {
  lead: string;
  sections: readonly TextSection[];
}

/** A section of a text-only page: paragraphs, a list, and further paragraphs. */
export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  after?: readonly string[];
  /** Whether links for email, phone and the contact form follow. */
  contactLinks?: boolean;
}

/** Closing section of a page: a call to action over a photograph. */
export interface Closing extends SectionHead {
  text: string;
  /** Label of the button that opens the enquiry dialog. */
  button: string;
  photo: PhotoName;
}

/** A slide of the home page's carousel. */
export interface HeroSlide {
  id: 'wedding' | 'birthday' | 'consultation' | 'photography';
  backgroundImage: PhotoName;
  eyebrow: string;
  title: string;
  subtitle: string;
  buttonText: string;
  /** Target of the button; undefined if `action` is set. */
  buttonLink?: string;
  action?: 'enquiry';
}

/** A member of the team. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** Path of a portrait under `public/portraits/`. */
  image: string;
  imageAlt: string;
  bio: string;
}

/** One year of the company's history. */
export interface TimelineEntry {
  year: number;
  title: string;
  description: string;
}

/** A client's quote about a service. */
export interface ServiceTestimonial {
  name: string;
  role: string;
  /** Path of a portrait under `public/portraits/`. */
  image: string;
  quote: string;
}

/** Card and menu texts of a service. */
export interface ServiceCardWords {
  /** Part of its URL, e.g. `/services/wedding`. */
  id: string;
  /** Name in menus, e.g. `Weddings`. */
  name: string;
  /** One sentence, for the card on the home page. */
  summary: string;
  cardPhoto: PhotoName;
}

/** A service in menus and on cards. */
export interface ServiceCardContent extends ServiceCardWords {
  path: string;
}

/** Texts of a service for the overview and for its page. */
export interface ServicePageContent {
  /** Used in `Ready to Plan Your {noun}?`. */
  noun: string;
  icon: typeof SvgIcon;
  meta: PageMeta;
  /** Section on the services overview. */
  overview: { description: string; features: string[]; photo: PhotoName };
  title: string;
  subtitle: string;
  description: string;
  /** Exactly seven. */
  features: string[];
  image: PhotoName;
  ctaLabel: string;
  workTitle: string;
  /** Exactly six. */
  gallery: { image: PhotoName; caption: string }[];
  /** Exactly two. */
  testimonials: ServiceTestimonial[];
  /** Exactly four. */
  faqs: { question: string; answer: string }[];
  closing: string;
  /** Background of the closing section; dark enough for white text. */
  closingPhoto: PhotoName;
}

/** The complete content of a service. */
export interface ServiceContent extends ServiceCardContent, ServicePageContent {
  ctaLink: string;
  /** Whether the picture is to the left of the text; true for every second service. */
  reversed: boolean;
}

/** A filter button: `all` or a category, and its label. */
export interface FilterOption<Value extends string> {
  value: Value | 'all';
  label: string;
}
