import { company } from './company.ts';
import type { PageMeta, PhotoName, TextPageWords } from './types.ts';

/** Title and description of the privacy page for search engines. */
export const privacyMeta: PageMeta = {
  title: 'Privacy',
  description:
    'What this website stores when you write to us, what it does not store when you only look around, ' +
    'for how long, and how to have it shown or erased.',
};

/** Picture for shared links. */
export const privacyPhoto: PhotoName = 'banner-contact';

/** The privacy page. It describes the actual behaviour of the website; changes of that require changes here. */
export const privacy: TextPageWords = {
  eyebrow: 'Privacy',
  title: 'What we keep, and what we do not',
  lead:
    'If you only look around, nothing is stored about you. If you write to us, we store what you wrote, ' +
    'to answer you. The rest of this page is the detail.',
  sections: [
    {
      title: 'When you look around',
      paragraphs: [
        'Visitors get no cookie. There are no statistics, no advertising and no pixels of anybody else. Fonts, ' +
          'pictures and scripts come from this website itself, so that nobody else learns that you were here.',
        'Our server notes which address was asked for and whether it could be answered, so that we can find ' +
          'errors. What you searched for is not in it, nor your name, nor your network address.',
        'The button for WhatsApp is a plain link. Nothing is loaded from there before you press it; after that, ' +
          'their rules apply.',
      ],
    },
    {
      title: 'When you send an enquiry',
      paragraphs: ['We store what the form asks for and what you put into it:'],
      points: [
        'your name and your email address;',
        'your phone number and the day of the event, if you say them;',
        'the kind of event and your message;',
        'when it came in, from which page of ours, and the reference under which you can ask about it.',
      ],
      after: [
        'Two emails are sent: one to us with what you wrote, and one to you that says that it has arrived. The ' +
          'enquiry becomes an entry in our back office, where our team answers you and notes what was agreed. What we ' +
          'answer is stored beside it. We use it to plan with you, and for nothing else.',
      ],
    },
    {
      title: 'When you pick a time',
      paragraphs: [
        'The link to a consultation is personal. Our database knows only its fingerprint, and it ends after 30 ' +
          'days, or when the appointment is over. We store the time and the place and send you the invitation, ' +
          'changes and one reminder by email, as far as they were agreed.',
      ],
    },
    {
      title: 'When you write a review',
      paragraphs: [
        'We store your name, your email address, the kind of event, the stars and your words, and that you agreed ' +
          'to their being published. Your review appears once one of us has read it, with your name and without ' +
          'your address. A personal link to the form is good for 90 days, and once.',
        'If you add a picture, we make a smaller copy of it without what your camera has noted in it, such as when ' +
          'and where it was taken, and store that alone. Our team sees it at once, everybody else when we show it ' +
          'with your review. It is erased with the review.',
      ],
    },
    {
      title: 'How misuse is kept away',
      paragraphs: [
        'So that nobody sends a thousand enquiries, we count how many come from one network address, for an hour. ' +
          'The address itself is not stored, only a fingerprint of it beside the count.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: ['A few things, which your browser keeps for itself:'],
      points: [
        'whether you chose light or dark, until you clear it;',
        'while the tab is open, what you have typed into an enquiry or a review and not sent yet, so that you do not ' +
          'have to type it again after a reload;',
        'while the tab is open, a random number for the enquiry or review that you are sending, so that a double click ' +
          'does not send it twice;',
        'while the tab is open, how far you have scrolled, so that Back leads to where you were;',
        'the pages and pictures that you have seen, as with any website.',
      ],
      after: [
        'People who work here and sign in get a cookie for their session, and one by which their browser is known ' +
          'again for 180 days, so that strangers cannot lock them out.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'What belongs to an enquiry stays as long as we plan with you, and after that until you ask us to erase it. ' +
          'Where we have set a period in our back office, the server erases by itself, at night, whatever has not been ' +
          'touched for so long, and nothing remains but that it was done. We tell you the period when you ask.',
        'Reviews stay as long as they may be shown. Backup copies hold what there was on the day they were made, ' +
          'until they are replaced.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Our team, and nobody it is not for. Every member of it has an account of their own, and the back office ' +
          'notes who has changed what. Emails pass through the companies that deliver them. Suppliers hear your ' +
          'name only when we plan with them for you. We sell nothing to anybody.',
      ],
    },
    {
      title: 'What you can ask of us',
      paragraphs: ['Write or call, from the address or number that you gave us, and we will'],
      points: [
        'tell you what we have stored about you;',
        'send it to you as a file that other programs can read;',
        'correct what is wrong;',
        'erase it: enquiries, notes, emails, the whole conversation and reviews in one step. Of appointments, time ' +
          'and place remain, without your name.',
      ],
      after: [
        'If you think that we do something wrong, tell us, please. You may also turn to the authority that watches ' +
          'over data protection where you live.',
      ],
    },
    {
      title: 'Who to write to',
      paragraphs: [`${company.name}, ${company.address.lines.join(', ')}. ${company.hours}.`],
      contactLinks: true,
    },
  ],
};
