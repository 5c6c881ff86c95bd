import { expect, it } from 'vitest';
import { sectionSpace, spaceBelowHeader } from '#components/sectionSpace.ts';
import { createAppTheme, houseTokens } from '#theme';

const measures = { ...houseTokens.measures, section: { xs: 40, md: 90 }, header: { xs: 50, md: 70 } };
const theme = createAppTheme({ ...houseTokens, measures });

it('The space of a part of a page is a share of that of a section', () => {
  expect(sectionSpace(0.5)(theme)).toEqual({ xs: '20px', md: '45px' });
  expect(sectionSpace(0.5, 2)(theme)).toEqual({ xs: '20px', md: '180px' });
});

it('The space of a page that begins with text comes below the header', () => {
  expect(spaceBelowHeader(0.5)(theme)).toEqual({ xs: '70px', md: '115px' });
});
