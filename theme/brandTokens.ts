/** The tokens of this build: the default brand's, or those of the brand being built (`brands/<name>/tokens.ts`). */
export { houseTokens as brandTokens } from './tokens.ts';
