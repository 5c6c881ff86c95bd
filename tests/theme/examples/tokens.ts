import { createAppTheme, houseTokens } from '#theme';

const { light, dark } = houseTokens.colors;

/** Another house colour, and no round corners. */
export const theme = createAppTheme({
  ...houseTokens,
  colors: { light: { ...light, primary: '#1F4D5C', primaryHover: '#163A46' }, dark },
  radii: { site: 0, panel: 0, picture: 0 },
});
