import type { Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#content/company.ts';
import { errorScreen, loading, loadingFailed, siteLabels } from '#content/site.ts';
import { basePath, paths } from '#paths';
import { colorSchemeAttribute } from '#theme';

/** Time before anything is shown, in ms, so that nothing flashes where loading is fast. */
const appearsAfter = 400;

/**
 * The page that is shown until the application renders it in the browser: in the back office, and at URLs without a
 * rendered page. `entry-client` shows its error if the application cannot be loaded; React replaces all of it.
 * @param theme provides the colours of both schemes, which the application's styles set later.
 */
export function loadingPageOf(theme: Theme): { head: string; root: string } {
  const { shortest: quick, progress } = theme.transitions.duration;
  const groundOf = (selector: string, scheme: 'light' | 'dark') => {
    const palette = theme.colorSchemes[scheme]?.palette;
    if (!palette) return '';
    return `${selector}{color-scheme:${scheme};background:${palette.background.default};color:${palette.text.primary}}`;
  };
  const css = `
${groundOf(':root', theme.firstScheme === 'dark' ? 'dark' : 'light')}
${groundOf(`:root[${colorSchemeAttribute}=light]`, 'light')}
${groundOf(`:root[${colorSchemeAttribute}=dark]`, 'dark')}
@keyframes loading-appear{from{opacity:0}}
@keyframes loading-slide{from{transform:translateX(-100%)}to{transform:translateX(300%)}}
[role=progressbar][data-loading]{position:fixed;inset:0 0 auto;height:2px;overflow:hidden;animation:loading-appear ${quick}ms ${appearsAfter}ms both}
[role=progressbar][data-loading]::before{content:'';display:block;width:35%;height:100%;background:currentColor;animation:loading-slide ${progress}ms ease-in-out infinite}
[role=alert][data-loading]{max-width:36em;margin:30vh auto 0;padding:0 24px;font:16px/1.5 system-ui,sans-serif;text-align:center}
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
    ),
    root: renderToStaticMarkup(
      <>
        <div id="root">
          <div role="progressbar" aria-label={loading} data-loading="" />
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
