import type { Translated } from '#content/words.ts';
import type * as house from '#sample/appointmentWords.ts';

export const sampleAppointmentWords: Translated<typeof house.sampleAppointmentWords> = {
  firstTalk: {
    title: 'Erstes Gespräch zur Gartenhochzeit',
    place: 'Im Studio, 12 Orchard Lane',
    notes: 'Sitzpläne für achtzig Gäste mitbringen.',
  },
  launchHall: {
    title: 'Halle und Bühne für die Premiere',
    place: 'Alte Gießerei',
  },
  birthdayMenu: {
    title: 'Menü zum siebten Geburtstag',
    place: 'Im Studio, 12 Orchard Lane',
  },
  vineyardDinner: {
    title: 'Wein und Abendessen im Weingut',
    place: 'Weingut Alder Hill',
  },
  birthdayCakes: {
    title: 'Torten zum vierzigsten Geburtstag',
    place: 'Bäckerei in der Mill Street',
  },
  meetingRooms: {
    title: 'Räume für die Jahrestagung',
    place: 'Tagungszentrum am See',
  },
  fortiethBirthday: {
    title: 'Jazz und ein vierzigster Geburtstag',
    place: 'Altes Bootshaus',
  },
  gardenWedding: {
    title: 'Gartenhochzeit von Olivia Bennett',
    place: 'Garten der Familie Bennett',
    notes: 'Essen im Freien; das Zelt steht ab Freitagmittag.',
  },
};
