import type { AppointmentForm } from '#domain/appointmentForm.ts';
import type { ReplyForm } from '#domain/conversation.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import type { LeadForm } from '#domain/lead.ts';
import type { PostForm } from '#domain/post.ts';
import type { RecordName } from '#domain/records.ts';
import type { ReviewForm } from '#domain/review.ts';
import type { SentReview } from '#domain/sentReview.ts';
import type { TemplateForm } from '#domain/template.ts';

/** A valid enquiry. */
export const enquiry: Enquiry = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  eventType: 'wedding',
  eventDate: '2027-06-14',
  message: 'A garden wedding for eighty guests.',
};

/** The page of the enquiry. */
export const enquirySource = { page: '/services/wedding', service: 'wedding' };

/** A valid draft. */
export const draft: PostForm = {
  title: 'Umbrellas for eighty',
  excerpt: 'White ones, and where to lend them.',
  content: '<p>Ask the <strong>theatre</strong>.</p>',
  category: 'planning',
  tags: 'rain, outdoors, rain',
  featuredImage: '',
  status: 'draft',
  slug: '',
  metaTitle: '',
  metaDescription: '',
};

/** A valid lead entered by staff. */
export const leadForm: LeadForm = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '+1 (555) 010-3000',
  eventType: 'corporate',
  eventDate: '2027-09-09',
  status: 'contacted',
  guests: '250',
  venue: 'Navy Yard',
  budget: '60000',
  tags: 'Boats, VIP',
  source: 'Recommended by Ada',
  notes: 'Called on Monday.\nWants a ship in a bottle on every table.',
  responsibleId: '2',
};

/** A valid review. */
export const sentReview: SentReview = {
  name: 'Katherine Johnson',
  email: 'katherine@example.com',
  eventType: 'birthday',
  rating: 4,
  comment: 'The candles <3 stood straight.\nOne leaned.',
  consent: true,
};

/** A valid form of staff for a review. */
export const reviewForm: ReviewForm = {
  status: 'approved',
  answer: 'Thank you, Katherine.',
  featured: 'yes',
  pictureShown: 'no',
};

/** A valid reply. */
export const replyForm: ReplyForm = {
  subject: 'Your garden wedding',
  text: 'Dear Ada,\n\nthe orchard itself is free.\nShall we walk through it?',
};

/** A valid template. */
export const templateForm: TemplateForm = {
  name: 'An answer by telephone',
  subject: 'Your day, {eventDate}',
  text: 'Dear {name},\n\nwe have called you about {reference}.\n\n{company}',
};

/** A valid appointment that does not overlap the sample appointments. */
export const appointmentForm: AppointmentForm = {
  title: 'A talk about the lake',
  kind: 'consultation',
  timing: 'timed',
  startDay: '2027-06-14',
  startTime: '10:00',
  endDay: '',
  endTime: '11:30',
  leadId: '2',
  place: 'Glass pavilion',
  people: '2,3',
  reminder: 'hour',
  invited: 'no',
  notes: 'Ask for the boats.',
  status: 'planned',
  cancelReason: '',
};

/** A valid form of every kind of record that staff edit in a form, which is all but conversations. */
export const recordForms = {
  appointment: appointmentForm,
  lead: leadForm,
  post: draft,
  review: reviewForm,
  template: templateForm,
} satisfies Record<Exclude<RecordName, 'conversation'>, object>;

/** A picture of one pixel. */
export const tinyPng = new Blob(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (letter) => letter.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
);
