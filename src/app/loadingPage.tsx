import { type Theme, ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LoadingShell } from '#admin/shell/LoadingShell.tsx';
import { company } from '#content/company.ts';
import { errorScreen, loading, loadingFailed, siteLabels } from '#content/site.ts';
import { basePath, paths } from '#paths';
import { colorSchemeAttribute } from '#theme';
import { createBackOfficeTheme } from '#theme/createBackOfficeTheme.ts';
import { renderStyled } from './renderStyled.tsx';

/** Time before anything is shown, in ms, so that nothing flashes where loading is fast. */
const appearsAfter = 400;

/** What is shown until the application renders the page. */
interface LoadingPage {
  head: string;
  root: string;
}

/**
 * The page of the back office that is shown until the application renders it: its sidebar, and places for the rest.
 * @param theme the product's.
 */
export function loadingShellOf(theme: Theme): LoadingPage {
  const { markup, styles } = renderStyled(
    theme,
    // Nothing is read while rendering.
    () => Promise.reject(new Error('A loading page has no data.')),
    <StaticRouter location="">
      <ThemeProvider theme={createBackOfficeTheme}>
        <LoadingShell />
      </ThemeProvider>
    </StaticRouter>,
  );
  return loadingPageOf(theme, styles, markup);
}

/**
 * The page that is shown until the application renders it in the browser: in the back office, and at URLs without a
 * rendered page. `entry-client` shows its error if the application cannot be loaded; React replaces all of it.
 * @param theme provides the colours of both schemes, which the application's styles set later.
 * @param styles tags with the styles of the content.
 * @param content HTML to show below the loading bar.
 */
export function loadingPageOf(theme: Theme, styles = '', content = ''): LoadingPage {
  const { shortest: quick, progress } = theme.transitions.duration;
  const groundOf = (selector: string, scheme: 'light' | 'dark') => {
    const palette = theme.colorSchemes[scheme]?.palette;
    if (!palette) return '';
    return `${selector}{color-scheme:${palette.mode};background:${palette.background.default};color:${palette.text.primary}}`;
  };
  const css = `
${groundOf(':root', theme.firstScheme === 'dark' ? 'dark' : 'light')}
${groundOf(`:root[${colorSchemeAttribute}=light]`, 'light')}
${groundOf(`:root[${colorSchemeAttribute}=dark]`, 'dark')}
@keyframes loading-appear{from{opacity:0}}
@keyframes loading-slide{from{transform:translateX(-100%)}to{transform:translateX(300%)}}
[data-loading]:not([role=alert]){animation:loading-appear ${quick}ms ${appearsAfter}ms both}
[role=progressbar][data-loading]{position:fixed;inset:0 0 auto;z-index:${theme.zIndex.tooltip};height:2px;overflow:hidden}
[role=progressbar][data-loading]::before{content:'';display:block;width:35%;height:100%;background:currentColor;animation:loading-slide ${progress}ms ease-in-out infinite}
[role=alert][data-loading]{max-width:36em;margin:30vh auto 0;padding:0 24px;font:${theme.typography.button.fontSize}/1.5 system-ui,sans-serif;text-align:center}
[role=alert][data-loading] a{display:inline-block;padding:12px;color:inherit}
@media (prefers-reduced-motion:reduce){[role=progressbar][data-loading]::before{animation:none;width:100%}}`;
  return {
    head: renderToStaticMarkup(
      <>
        <title>{company.name}</title>
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the selectors of this style sheet. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </>,
    ).concat(styles),
    root: renderToStaticMarkup(
      <>
        <div id="root">
          <div role="progressbar" aria-label={loading} data-loading="" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered. */}
          {content && <div data-loading="" dangerouslySetInnerHTML={{ __html: content }} />}
          <div role="alert" data-loading="" hidden>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, which is loaded again. */}
            {loadingFailed} <a href="">{errorScreen.retry}</a>
          </div>
        </div>
        <noscript>
          <a href={basePath + paths.home}>{siteLabels.homeLink}</a>
        </noscript>
      </>,
    ),
  };
}
