import Divider from '@mui/material/Divider';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { createAppTheme, houseTokens } from '#theme';

/** A title over a line of its own. */
function RuledTitle(props: TypographyProps) {
  return (
    <>
      <Typography {...props} />
      <Divider sx={{ my: 1 }} />
    </>
  );
}

/** Another component in a slot of every service card, and props that follow from the card's own. */
export const theme = createAppTheme(houseTokens, {
  components: {
    AppServiceCard: {
      defaultProps: {
        slots: { title: RuledTitle },
        slotProps: { root: ({ service }) => ({ title: service?.summary }) },
      },
    },
  },
});
