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

/** The head of a section: a small gold line over a large serif one. */
export interface SectionHead {
  eyebrow: string;
  title: string;
}

/** A page of nothing but text. */
export interface TextPageWords extends SectionHead {
  lead: string;
  sections: readonly TextSection[];
}

/** A part of such a page: paragraphs, a list, and more paragraphs. */
export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  after?: readonly string[];
  /** Whether the company's address for mails, its phone number and the way to the contact form follow. */
  ways?: boolean;
}

/** The last band of a page: what leads to the enquiry, over a photograph. */
export interface Closing extends SectionHead {
  text: string;
  /** Label of the button that opens the enquiry dialog. */
  button: string;
  photo: PhotoName;
}

/** One slide of the home page's slider. */
export interface HeroSlide {
  id: 'wedding' | 'birthday' | 'consultation' | 'photography';
  backgroundImage: PhotoName;
  eyebrow: string;
  title: string;
  subtitle: string;
  buttonText: string;
  /** Where the button leads; absent where `action` says what it does. */
  buttonLink?: string;
  action?: 'enquiry';
}

/** Someone a visitor may meet. */
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

/** Words of a service for menus and cards. */
export interface ServiceCardWords {
  /** In its address: `/services/wedding`. */
  id: string;
  /** In menus: `Weddings`. */
  name: string;
  /** The card on the home page: one sentence. */
  summary: string;
  cardPhoto: PhotoName;
}

/** One service in menus and on cards. */
export interface ServiceCardContent extends ServiceCardWords {
  path: string;
}

/** Words of a service for the overview and for its own page. */
export interface ServicePageContent {
  /** Closes `Ready to Plan Your {noun}?`. */
  noun: string;
  icon: typeof SvgIcon;
  meta: PageMeta;
  /** The block on the services overview. */
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
  /** Behind the closing block; an evening scene, which carries white text. */
  closingPhoto: PhotoName;
}

/** Everything said about one service. */
export interface ServiceContent extends ServiceCardContent, ServicePageContent {
  ctaLink: string;
  /** Whether its picture stands left of its words; every other one's does. */
  reversed: boolean;
}

/** A filter button: `all` or a category, and its label. */
export interface FilterOption<Value extends string> {
  value: Value | 'all';
  label: string;
}
