/** The texts of the sample leads: notes by lead, and shared values. */
export const sampleLeadWords = {
  notes: {
    'Olivia Bennett': 'Garden wedding for 80 guests, dinner outside.',
    'Marcus Chen': 'Annual meeting, two days, 120 people.',
    'Priya Nair': 'Seventh birthday, loves planets.',
    'Tom Alvarez': 'Vineyard, ceremony at five.',
    'Hannah Fischer': 'Product launch, needs a stage.',
    'Amara Okafor': 'Fortieth birthday, jazz trio.',
    'Jack Dubois': 'Small winter wedding, date open.',
    'Sofia Rossi': 'Summer party for the office.',
    'Liam Murphy': 'Surprise party, call after six.',
    'Yuki Tanaka': 'Two ceremonies, one dinner.',
    'Grace Mbeki': 'Conference with 300 guests.',
    'Noah Lindqvist': 'First birthday, house and garden.',
    'Isabella Conti': 'Church and castle, 140 guests.',
    'Daniel Weiss': 'Board dinner, quiet room.',
    'Chloe Martin': 'Sixtieth birthday by the lake.',
    'Samuel Adeyemi': 'Wants photography as well.',
    'Elena Popova': 'Award evening, black tie.',
    'Ben Carter': 'Eighteenth birthday, no theme please.',
    'Fatima Zahra': 'Henna night and wedding day.',
    'George Papadakis': 'Trade fair stand and evening.',
  },
  venues: { garden: 'Rosewood Gardens', vineyard: 'Alder Vineyard', lake: 'Lake House' },
  tags: { outdoors: 'Outdoors', children: 'Children', returning: 'Returning client' },
  /** Sources of leads that did not come through the website. */
  recommended: 'Recommended',
};
