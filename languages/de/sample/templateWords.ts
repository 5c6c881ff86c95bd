import type * as house from '#sample/templateWords.ts';

export const sampleTemplateWords: typeof house.sampleTemplateWords = [
  {
    name: 'Erste Antwort',
    subject: 'Ihre Anfrage {reference}',
    text: 'Guten Tag {name},\n\nvielen Dank, dass Sie an uns gedacht haben. Ihr Tag, der {eventDate}, ist bei uns vorgemerkt, und wir möchten gern mehr darüber hören. Wann dürfen wir Sie anrufen?\n\n{company}',
  },
  {
    name: 'Angebot ist unterwegs',
    subject: 'Unser Angebot für den {eventDate}',
    text: 'Guten Tag {name},\n\nunser Angebot ist auf dem Weg zu Ihnen. Lesen Sie es in Ruhe, und sagen Sie uns, was wir ändern sollen.\n\n{company}',
  },
  {
    name: 'Dank nach dem Fest',
    subject: 'Vielen Dank, {name}',
    text: 'Guten Tag {name},\n\nes war uns eine Freude, Ihren Tag mit Ihnen zu planen. Wir hoffen, dass Sie so gern daran zurückdenken wie wir.\n\n{company}',
  },
];
