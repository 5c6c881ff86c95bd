/** The texts of the sample appointments. */
export const sampleAppointmentWords = {
  firstTalk: {
    title: 'First talk about the garden wedding',
    place: 'Studio, 12 Orchard Lane',
    notes: 'Bring the seating plans for eighty guests.',
  },
  launchHall: {
    title: 'Hall and stage for the product launch',
    place: 'Foundry Hall',
  },
  birthdayMenu: {
    title: 'Menu for the seventh birthday',
    place: 'Studio, 12 Orchard Lane',
  },
  vineyardDinner: {
    title: 'Wine and dinner at the vineyard',
    place: 'Alder Hill Vineyard',
  },
  birthdayCakes: {
    title: 'Cakes for the fortieth birthday',
    place: 'Bakery on Mill Street',
  },
  meetingRooms: {
    title: 'Rooms for the annual meeting',
    place: 'Lakeside Conference Center',
  },
  fortiethBirthday: {
    title: 'Jazz and a fortieth birthday',
    place: 'The Old Boathouse',
  },
  gardenWedding: {
    title: 'Garden wedding of Olivia Bennett',
    place: 'Bennett family garden',
    notes: 'Dinner outside; the tent stands from Friday noon.',
  },
};
