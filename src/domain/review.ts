/** What a client said, as the dashboard lists it. */
export interface Review {
  id: string;
  name: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment: string;
  /** Day of the review, ISO 8601. */
  date: string;
}
