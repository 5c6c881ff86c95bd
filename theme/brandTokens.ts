/** The tokens of this build: the house's, or those of the brand it is built for (`brands/<name>/tokens.ts`). */
export { houseTokens as brandTokens } from './tokens.ts';
