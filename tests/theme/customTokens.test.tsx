import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadingPageOf } from '#app/loadingPage.tsx';
import { Section } from '#components/Section.tsx';
import { PostPicture } from '#site/blog/PostPicture.tsx';
import { ServiceCard } from '#site/sections/ServiceCard.tsx';
import { publishedPosts } from '#tests/support/posts.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { serviceCard } from '#tests/support/words.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';

describe('Custom tokens', () => {
  const { light } = houseTokens.colors;

  it('reach colours, fonts, radii, measures and durations', () => {
    const theme = createAppTheme({
      ...houseTokens,
      colors: { ...houseTokens.colors, light: { ...light, primary: '#005F5F' } },
      fonts: { display: 'Georgia', text: 'Arial' },
      radii: { site: 2, panel: 6, picture: 9 },
      measures: { ...houseTokens.measures, content: 1000 },
      durations: { ...houseTokens.durations, calm: 500 },
    });
    expect(theme.colorSchemes.light?.palette.primary.main).toBe('#005F5F');
    expect([theme.typography.h1.fontFamily, theme.typography.body1.fontFamily]).toEqual(['Georgia', 'Arial']);
    expect(theme.shape).toEqual({ borderRadius: 2, panelRadius: 6, pictureRadius: 9 });
    expect(theme.measures.content).toBe(1000);
    const { quick } = houseTokens.durations;
    expect(theme.transitions.duration).toMatchObject({ standard: 500, enteringScreen: 500, leavingScreen: quick });
  });

  it('set the space around the content of a section, and whether taglines are slanted', () => {
    const styleOf = (tokens: ThemeTokens) => {
      const section = (
        <Section labelledBy="tagline">
          <Typography variant="tagline" id="tagline">
            Late
          </Typography>
        </Section>
      );
      const { unmount } = renderWithTheme(section, createAppTheme(tokens));
      const { paddingBlock } = getComputedStyle(screen.getByRole('region'));
      const { fontStyle } = getComputedStyle(screen.getByText('Late'));
      unmount();
      return [paddingBlock, fontStyle];
    };
    const measures = { ...houseTokens.measures, section: { xs: 50, md: 90 } };
    expect(styleOf(houseTokens)).toEqual(['80px', 'italic']);
    expect(styleOf({ ...houseTokens, measures, taglines: { style: 'normal' } })).toEqual(['50px', 'normal']);
  });

  it('set the size, weight and spacing of headings, and the letters of the lines above them', () => {
    const { typography } = createAppTheme({
      ...houseTokens,
      headings: { size: 0.5, weight: 700, tracking: 0.05 },
      eyebrows: { size: 12, letters: 'none', tracking: 0.2 },
    });
    expect(typography.h1).toMatchObject({ fontWeight: 700, letterSpacing: '0.05em' });
    expect(typography.h4.fontSize).toBe('0.875rem');
    expect(typography.eyebrow).toMatchObject({ fontSize: '0.75rem', letterSpacing: '0.2em', textTransform: 'none' });
  });

  it('round the corners of pictures without cutting off the text of a card, for example the line under its link', () => {
    const theme = createAppTheme({ ...houseTokens, radii: { ...houseTokens.radii, panel: 20, site: 20 } });
    renderWithTheme(<ServiceCard service={serviceCard} />, theme);
    const card = screen.getByRole('link').closest('.MuiCard-root');
    expect(card).toHaveStyle({ overflow: 'visible' });
  });

  it('slant the letter in place of a picture as they slant taglines', () => {
    const picture = publishedPosts
      .slice(0, 1)
      .map((post) => (
        <PostPicture key={post.slug} post={{ ...post, title: 'Late', image: '' }} sizes="1px" ratio="1" />
      ));
    const styleOf = (style: 'italic' | 'normal') => {
      const theme = createAppTheme({ ...houseTokens, taglines: { style } });
      const { unmount } = renderWithTheme(picture, theme);
      const { fontStyle } = getComputedStyle(screen.getByText('L'));
      unmount();
      return fontStyle;
    };
    expect([styleOf('italic'), styleOf('normal')]).toEqual(['italic', 'normal']);
  });

  it('that are dark in both schemes get the controls, scrollbars and disabled texts of the dark one in both', () => {
    const { dark } = houseTokens.colors;
    const theme = createAppTheme({ ...houseTokens, colors: { light: dark, dark } });
    const house = createAppTheme(houseTokens);
    for (const scheme of ['light', 'dark'] as const) {
      const palette = theme.colorSchemes[scheme]?.palette;
      expect(palette?.action, scheme).toEqual(house.colorSchemes.dark?.palette.action);
      expect(palette?.mode, scheme).toBe('dark');
      expect(loadingPageOf(theme).head, scheme).toContain(`[data-color-scheme=${scheme}]{color-scheme:dark;`);
      expect(house.colorSchemes[scheme]?.palette.mode).toBe(scheme);
    }
    const bright = createAppTheme({ ...houseTokens, colors: { light, dark: light } });
    expect(bright.colorSchemes.dark?.palette.action).toEqual(house.colorSchemes.light?.palette.action);
  });

  it('are used in print, both the text and the background of messages', () => {
    const styles = baselineWith({ ...houseTokens.colors, light: { ...light, ink: '#111111' } });
    expect(styles).toContain('"--mui-palette-text-primary":"#111111 !important"');
    for (const severity of ['error', 'warning', 'success'] as const) {
      expect(styles).toContain(`"--mui-palette-${severity}-main":"${light[severity]} !important"`);
      expect(styles).toContain(`"--mui-palette-background-${severity}":"${light[`${severity}Ground`]} !important"`);
    }
    // Sections that are dark or highlighted on screens are white on paper.
    for (const ground of ['background-default', 'background-sunken', 'blush-ground', 'deep-ground', 'picture-scrim'])
      expect(styles).toContain(`"--mui-palette-${ground}":"${light.surface} !important"`);
    for (const text of ['deep-text', 'picture-text'])
      expect(styles).toContain(`"--mui-palette-${text}":"#111111 !important"`);
  });

  it('that are dark in both schemes are not used in print, which is ink on paper', () => {
    const { dark } = houseTokens.colors;
    const printed = (name: string, styles: string) =>
      styles.match(new RegExp(`"--mui-palette-${name}":"([^ ]*) !important"`))?.[1];
    const styles = baselineWith({ light: dark, dark });
    for (const ground of ['background-default', 'background-paper', 'deep-ground', 'picture-scrim'])
      expect(printed(ground, styles), ground).toBe('#FFFFFF');
    const inks = [
      'text-primary',
      'text-secondary',
      'primary-main',
      'gold-text',
      'deep-text',
      'error-main',
      'success-main',
    ];
    for (const ink of inks) expect(getContrastRatio(String(printed(ink, styles)), '#FFFFFF'), ink).toBeGreaterThan(4.5);
    // A brand that is light in its dark scheme only prints that one.
    expect(printed('text-primary', baselineWith({ light: dark, dark: { ...light, ink: '#111111' } }))).toBe('#111111');
  });
});

/** @returns the page-wide styles of a theme with these colours. */
function baselineWith(colors: ThemeTokens['colors']): string {
  const theme = createAppTheme({ ...houseTokens, colors });
  const baseline = theme.components?.MuiCssBaseline?.styleOverrides;
  return JSON.stringify(typeof baseline === 'function' ? baseline(theme) : {});
}
