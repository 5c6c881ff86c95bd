import { createAppTheme, houseTokens } from '#theme';

/** The house's tokens, with what MUI's `createTheme` takes laid over them. */
export const theme = createAppTheme(houseTokens, {
  colorSchemes: { dark: { palette: { primary: { main: '#9CCBF5' } } } },
  typography: { fontFamily: 'Georgia, serif' },
  components: {
    MuiOutlinedInput: { defaultProps: { size: 'small' } },
    AppSection: { defaultProps: { ground: 'sunken' } },
  },
});
